// The browser client of Martlet.
