/** Tells whether a failure's reason is that the process, or its machine, may open no more files and connections for a moment. */
export const isOutOfDescriptors = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.has(String(error.code))) || isOutOfDescriptors(error.cause))

const codes = new Set(['EMFILE', 'ENFILE'])
