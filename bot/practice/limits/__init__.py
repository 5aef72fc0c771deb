"""What Discord lets through: sizes, counts and shapes, refused by naming the field at fault."""
