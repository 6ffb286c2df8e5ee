import { once } from 'es-toolkit'
import { universidad } from './universidad.ts'

/** Formats a moment by the university's clock, as notices show it: «20 de noviembre de 2026, 10:00 a.m.». */
export const momentoLargo = (momento: Date): string => reloj().format(momento)

const reloj = once(
  () =>
    new Intl.DateTimeFormat('es-MX', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: universidad.zonaHoraria,
    }),
)
