/** A day that moves with the clock, in place of a date: so many days from the one on which a declared view is read. */
export type RelativeDay = { readonly days: number }

/** The day on which a declared view is read. */
export const today: RelativeDay = { days: 0 }

/** Returns the day so many days from today; negative ones are past. */
export const fromToday = (days: number): RelativeDay => ({ days })

/** Tells whether a value is a relative day. */
export const isRelativeDay = (value: unknown): value is RelativeDay =>
  typeof value === 'object' && value !== null && 'days' in value && typeof value.days === 'number'

/** Returns the date of a relative day as of `day`, both `yyyy-mm-dd`. */
export const dateOf = ({ days }: RelativeDay, day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsADay).toISOString().slice(0, 10)

const millisecondsADay = 86_400_000
