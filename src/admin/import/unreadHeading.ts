import { misspellings } from '../../language/misspellings.ts'
import { headingKey } from '../../schema/cells/matchHeadings.ts'
import type { Importacion } from './importacion.ts'

type Sheet = Pick<Importacion, 'columnas' | 'campos'>
type Unread = { repeats?: true; meant?: Importacion['campos'][number] }

/** Returns, of a column that fills no field, whether it repeats one that does, or else the free field that its heading probably names, if one comes nearest. */
export const unreadHeading = (
  { columnas, campos }: Sheet,
  { encabezado, campo }: Sheet['columnas'][number],
): Unread => {
  if (campo !== null) return {}
  const filling = columnas.filter(each => each.campo !== null)
  const taken = campos.filter(each => filling.some(column => column.campo === each.campo))
  const takenNames = [...filling.map(each => each.encabezado), ...taken.map(({ nombre }) => nombre)]
  if (takenNames.some(name => headingKey(name) === headingKey(encabezado))) return { repeats: true }
  const near = campos.flatMap(field => {
    const wrong = taken.includes(field) ? undefined : misspellings(encabezado, field.nombre)
    return wrong === undefined ? [] : [{ field, wrong }]
  })
  const least = Math.min(...near.map(({ wrong }) => wrong))
  const [nearest, tied] = near.filter(({ wrong }) => wrong === least)
  return nearest && !tied ? { meant: nearest.field } : {}
}
