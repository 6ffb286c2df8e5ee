/** The day on which a declared view is looked at, in the place of a date. */
export const today = { day: 'today' } as const
