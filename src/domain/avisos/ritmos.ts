import { parseISO } from 'date-fns'
import { hoyEnMexico, addDias } from '../fechas.ts'
import { horaEnMexico } from '../horaEnMexico.ts'
import type { Rol } from '../roles.ts'

/** Pace of mail of each role until the person chooses one: a student at once, an office once a day, roles that rarely have to act once a week. */
export const ritmoUsual: Record<Rol, 'al_momento' | 'diario' | 'semanal' | 'nunca'> = {
  estudiante: 'al_momento',
  facilitador: 'diario',
  escolar: 'diario',
  coordinador: 'diario',
  consejero: 'semanal',
  administrativo: 'semanal',
}

/** Returns the last moment at which a digest was due: seven in the morning by the university's clock, each day or each Monday. */
export const ultimoResumen = (ritmo: 'diario' | 'semanal', ahora: Date): Date => {
  const hoy = hoyEnMexico(ahora)
  const dia = alasSiete(hoy) <= ahora ? hoy : addDias(hoy, -1)
  return alasSiete(ritmo === 'diario' ? dia : addDias(dia, -((parseISO(dia).getDay() + 6) % 7)))
}

/** Returns the moment at which the university's clock says seven in the morning of a day. */
const alasSiete = (dia: string) => {
  const enUtc = Date.parse(`${dia}T07:00:00Z`)
  return new Date(2 * enUtc - Date.parse(`${horaEnMexico(enUtc).replace(' ', 'T')}Z`))
}
