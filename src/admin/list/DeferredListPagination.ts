import { part } from '../defer/part.tsx'

/** The pages of a list, whose code comes while the rows of the first are read. */
export const DeferredListPagination = part(async () => (await import('./ListPagination.tsx')).ListPagination)
