import { once } from 'es-toolkit'

/** A day as letters say it: `2026-03-10` is «10 de marzo de 2026». Nothing for nothing. */
export const fechaLarga = (fecha: string | null | undefined): string =>
  fecha ? calendario().format(new Date(`${fecha}T00:00:00Z`)) : ''

const calendario = once(() => new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }))
