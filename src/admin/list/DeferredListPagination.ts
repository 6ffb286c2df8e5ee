import { preloadable } from '../defer/preloadable.tsx'

/** The pages of a list, whose code comes while the rows of the first are read. */
export const DeferredListPagination = preloadable(async () => (await import('./ListPagination.tsx')).ListPagination)
