"""Names that people have given themselves, or might."""

HOSTILE = (
    "",
    "   ",
    "\u200b\u200d\ufeff",
    "田中さくら",
    "👩‍🚀🦊",
    "مرحبا بالعالم",
    "\u202egnp.exe",
    "Z" + "\u0334\u0321\u0362" * 40 + "algo",
    "W" * 500,
    "line\nbreak\ttab\x00null\x1b[31m",
    "**bold** `code` # head\n- item",
    "@everyone <@123> <#4> [a](http://b.c)",
    "\ud83d",
    "ﷺ𒐫꧅",
    "Ǻ̀ĝ̱",
)
