import { boolean, customType, date, integer, numeric, text, uuid } from 'drizzle-orm/pg-core'
import type { BaseKind, FieldOf } from '../../src/schema/kinds.ts'

/** Column of text that sorts as Spanish readers expect: Álvarez beside Alvarez, ñ after n, «Periodo 2» before «Periodo 10». */
const spanish = customType<{ data: string }>({ dataType: () => 'text COLLATE "es_natural"' })

/** Column of a time of day to the minute; drops the seconds that PostgreSQL adds. */
const hour = customType<{ data: string; driverData: string }>({
  dataType: () => 'time(0)',
  fromDriver: value => value.slice(0, 5),
})

/** Column builders of the generator's kinds of field; null for a kind that is stored elsewhere or computed. */
export const columns = {
  id: (name: string) => uuid(name),
  text: (name: string) => spanish(name),
  email: (name: string) => text(name),
  integer: (name: string) => integer(name),
  decimal: (name: string) => numeric(name, { precision: 8, scale: 2, mode: 'number' }),
  date: (name: string) => date(name, { mode: 'string' }),
  time: (name: string) => hour(name),
  flag: (name: string) => boolean(name),
  choice: (name: string, field: FieldOf<'choice'>) =>
    typeof field.choices[0]?.[0] === 'number' ? integer(name) : text(name),
  choices: (name: string) => integer(name).array(),
  lookup: (name: string) => integer(name),
  reference: (name: string) => spanish(name),
  accountEmail: null,
  password: null,
  part: null,
  via: null,
  inherited: null,
  computed: null,
} satisfies { [K in BaseKind]: ((name: string, field: FieldOf<K>) => unknown) | null }
