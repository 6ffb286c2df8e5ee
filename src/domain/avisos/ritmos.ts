import { once } from 'es-toolkit'
import { addDays, lightFormat, parseISO } from 'date-fns'
import { hoyEnMexico } from '../fechas.ts'
import type { Rol } from '../roles.ts'
import { universidad } from '../universidad.ts'

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
  const dia = alasSiete(hoy) <= ahora ? hoy : masDias(hoy, -1)
  return alasSiete(ritmo === 'diario' ? dia : masDias(dia, -((parseISO(dia).getDay() + 6) % 7)))
}

const masDias = (dia: string, dias: number) => lightFormat(addDays(parseISO(dia), dias), 'yyyy-MM-dd')

/** Returns the moment at which the university's clock says seven in the morning of a day. */
const alasSiete = (dia: string) => {
  const enUtc = Date.parse(`${dia}T07:00:00Z`)
  return new Date(2 * enUtc - Date.parse(`${reloj().format(enUtc).replace(' ', 'T')}Z`))
}

/** Formats a moment by the university's clock. The Swedish locale writes it as ISO does. */
const reloj = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: universidad.zonaHoraria,
      dateStyle: 'short',
      timeStyle: 'medium',
    }),
)
