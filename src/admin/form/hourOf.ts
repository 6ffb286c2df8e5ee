import { once } from 'es-toolkit'

/** Writes the time of day of a moment (ms), by the clock of this machine: `14:05`. */
export const hourOf = (moment: number): string => hours().format(new Date(moment))

const hours = once(() => new Intl.DateTimeFormat('es-MX', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }))
