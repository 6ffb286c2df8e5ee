/** Style that hides controls on paper. */
export const screenOnly = { '@media print': { display: 'none !important' } } as const

/** Style that shows an element on paper only. */
export const paperOnly = { '@media screen': { display: 'none !important' } } as const
