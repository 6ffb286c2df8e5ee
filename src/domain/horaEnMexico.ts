import { once } from 'es-toolkit'
import { universidad } from './universidad.ts'

/** Returns a moment as the university's clock shows it, to the second: `2026-01-31 02:30:00`. */
export const horaEnMexico = (instante: Date | number): string => reloj().format(instante)

/** The Swedish locale writes a moment as ISO does. */
const reloj = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: universidad.zonaHoraria,
      dateStyle: 'short',
      timeStyle: 'medium',
    }),
)
