/** Returns the store key of the page size of a list. */
export const pageSizeKey = (resource: string, list = '') => `${resource}.${list}.perPage`
