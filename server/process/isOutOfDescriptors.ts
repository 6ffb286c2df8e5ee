/** Tells whether a failure was caused by too many open files and connections of the process or its machine. */
export const isOutOfDescriptors = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.has(String(error.code))) || isOutOfDescriptors(error.cause))

const codes = new Set(['EMFILE', 'ENFILE'])
