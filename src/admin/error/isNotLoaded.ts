/** Tells whether a file of the app did not load, by the messages of Chromium, Firefox and Safari. Firefox does not request such a file again until the page is reloaded. */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message)
