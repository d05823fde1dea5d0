// This script does nothing by itself: the driver (../chromium.py) calls chrome.tabs and chrome.sessions in its context.
