import { once } from 'es-toolkit'
import { addDays, lightFormat, parseISO } from 'date-fns'
import { hoyEnMexico } from '../fechas.ts'
import type { Rol } from '../roles.ts'
import { universidad } from '../universidad.ts'

/** How soon each role is told by mail of what concerns it, until the person chooses: a student at once, an office once a day, who rarely has to act once a week. */
export const ritmoUsual: Record<Rol, 'al_momento' | 'diario' | 'semanal' | 'nunca'> = {
  estudiante: 'al_momento',
  facilitador: 'diario',
  escolar: 'diario',
  coordinador: 'diario',
  consejero: 'semanal',
  administrativo: 'semanal',
}

/** The last moment at which a digest was due: seven in the morning of the university, each day or each Monday. */
export const ultimoResumen = (ritmo: 'diario' | 'semanal', ahora: Date): Date => {
  const hoy = hoyEnMexico(ahora)
  const dia = alasSiete(hoy) <= ahora ? hoy : masDias(hoy, -1)
  return alasSiete(ritmo === 'diario' ? dia : masDias(dia, -((parseISO(dia).getDay() + 6) % 7)))
}

const masDias = (dia: string, dias: number) => lightFormat(addDays(parseISO(dia), dias), 'yyyy-MM-dd')

/** The moment at which the university's clocks say seven of a day. */
const alasSiete = (dia: string) => {
  const enUtc = Date.parse(`${dia}T07:00:00Z`)
  return new Date(2 * enUtc - Date.parse(`${reloj().format(enUtc).replace(' ', 'T')}Z`))
}

/** Swedes write a moment as ISO does. */
const reloj = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: universidad.zonaHoraria,
      dateStyle: 'short',
      timeStyle: 'medium',
    }),
)
