import { once } from 'es-toolkit'
import { universidad } from './universidad.ts'

/** Says a moment as notices do, on the university's clock: «20 de noviembre de 2026, 10:00 a.m.». */
export const momentoLargo = (momento: Date): string => reloj().format(momento)

const reloj = once(
  () =>
    new Intl.DateTimeFormat('es-MX', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: universidad.zonaHoraria,
    }),
)
