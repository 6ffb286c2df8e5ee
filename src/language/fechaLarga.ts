import { once } from 'es-toolkit'

/** Writes a day as letters do: `2026-03-10` becomes «10 de marzo de 2026»; '' for no day. */
export const fechaLarga = (fecha: string | null | undefined): string =>
  fecha ? calendario().format(new Date(`${fecha}T00:00:00Z`)) : ''

const calendario = once(() => new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }))
