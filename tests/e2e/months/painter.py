"""The studio with the courier's game in it: `python -m tests.e2e.months.painter`."""

from rendering.studio import main
from tests.e2e.months.process import install

if __name__ == "__main__":
    install()
    main()
