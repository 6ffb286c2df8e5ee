/** The time of day of a moment (ms), as people here read it: `14:05`. */
export const hourOf = (moment: number): string => hours.format(new Date(moment))

const hours = new Intl.DateTimeFormat('es-MX', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
