/** Height of the header (pixels), over which the page scrolls. */
export const headerHeight = 60
