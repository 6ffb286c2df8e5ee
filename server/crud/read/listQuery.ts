import * as z from 'zod'
import { Falla } from '../../http/Falla.ts'
import { countMode } from './doorQuery.ts'

/** Query of a list, in the dialect of ra-data-simple-rest; all of it is optional. */
export type ListQuery = {
  range?: readonly [first: number, last: number]
  sort?: readonly [field: string, direction: 'ASC' | 'DESC']
  filter: Readonly<Record<string, unknown>>
  /** `aparte` lets a total that takes long to count be left out of a page; `solo` asks for it alone. */
  conteo?: 'aparte' | 'solo'
}

/** Reads `range`, `sort`, `filter` and `conteo` from an address; 422 when one is not what it must be. */
export const listQuery = (query: Readonly<Record<string, string>>): ListQuery => {
  const { success, data } = shape.safeParse({
    range: json(query.range),
    sort: json(query.sort),
    filter: json(query.filter) ?? {},
    conteo: query.conteo,
  })
  if (!success) throw new Falla(422, 'Los parámetros de la consulta no son válidos')
  return data
}

const position = z.int().min(0).max(2_000_000_000)
const shape = z.object({
  range: z
    .tuple([position, position])
    .refine(([first, last]) => first <= last)
    .optional(),
  sort: z.tuple([z.string().max(100), z.enum(['ASC', 'DESC'])]).optional(),
  filter: z.record(z.string().max(100), z.unknown()),
  conteo: countMode.optional(),
})

const json = (text: string | undefined): unknown => {
  if (text === undefined || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new Falla(422, 'Los parámetros de la consulta no son válidos')
  }
}
