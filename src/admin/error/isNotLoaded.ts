/** Whether a file of the app did not come, as Chromium, Firefox and Safari say it. Firefox asks for such a file no more until the page is loaded anew. */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message)
