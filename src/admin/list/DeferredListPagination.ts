import { part } from '../defer/part.tsx'

/** Pagination of a list, whose code loads while the first rows are read. */
export const DeferredListPagination = part(async () => (await import('./ListPagination.tsx')).ListPagination)
