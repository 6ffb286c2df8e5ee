/** The style of what serves the hand on a screen and has no place on paper. */
export const screenOnly = { '@media print': { display: 'none !important' } } as const

/** The style of what is said on paper only. */
export const paperOnly = { '@media screen': { display: 'none !important' } } as const
