/** Where it is kept how many rows a person wants on the pages of a list. */
export const pageSizeKey = (resource: string, list = '') => `${resource}.${list}.perPage`
