import * as z from 'zod'
import { isUnprintable } from '../../../src/language/texto.ts'
import { paramsOf, type Door } from '../../../src/schema/resource.ts'
import { limitBody } from '../../http/readBody.ts'
import { Falla } from '../../http/Falla.ts'
import type { RequestScope } from '../requestScope.ts'

/** Rows that somebody chose in a list: these keys, or all that its filter shows. `params` fill the path of the door. */
const selection = {
  params: z.record(z.string().max(100), z.string().max(255)).default({}),
  ids: z
    .array(z.string().max(255))
    .max(10_000, 'No se pueden elegir más de 10,000 registros uno por uno: fíltrelos')
    .optional(),
  filter: z.record(z.string().max(100), z.unknown()).default({}),
}

/** Builds the schema of a call that chooses rows, with `shape` beside. Refuses an unknown member, for it may be the one meant to narrow the choice. */
export const choosing = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(
    { ...selection, ...shape },
    { error: ({ code, keys }) => (code === 'unrecognized_keys' ? `No se reconoce ${quoted(keys)}` : undefined) },
  )

const quoted = (keys: readonly string[] = []) => keys.map(key => `«${key.slice(0, 100)}»`).join(', ')

/** Limits the body to as many keys as may be chosen. */
export const limitSelection = limitBody(1024 * 1024)

/** Returns the call as the door reads it; 422 while a parameter of its path is missing. */
export const callThrough = (
  call: RequestScope,
  door: Door,
  params: Readonly<Record<string, string>>,
): RequestScope => ({
  ...call,
  params: Object.fromEntries(
    paramsOf(door.path).map(name => {
      const value = params[name]
      if (!value || isUnprintable(value)) throw new Falla(422, 'Falta decir de qué lista son los registros')
      return [name, value]
    }),
  ),
})
