// Nothing happens by itself: the driver (../chromium.py) calls chrome.tabs and chrome.sessions from here.
