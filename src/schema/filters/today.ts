/** A day that moves with the clock, in the place of a date: so many days from the one on which a declared view is looked at. */
export type RelativeDay = { readonly days: number }

/** The day on which a declared view is looked at. */
export const today: RelativeDay = { days: 0 }

/** So many days after it, or before. */
export const fromToday = (days: number): RelativeDay => ({ days })

/** Whether a value is such a day. */
export const isRelativeDay = (value: unknown): value is RelativeDay =>
  typeof value === 'object' && value !== null && 'days' in value && typeof value.days === 'number'

/** The date that it is on a day, both `yyyy-mm-dd`. */
export const dateOf = ({ days }: RelativeDay, day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsADay).toISOString().slice(0, 10)

const millisecondsADay = 86_400_000
