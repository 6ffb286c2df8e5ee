import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { halla } from '../../../src/language/busqueda.ts'
import type { FieldKind, FieldOf } from '../../../src/schema/kinds.ts'
import { usuarios } from '../../auth/tables.ts'
import { colonias, municipios } from '../../codigosPostales/tables.ts'
import { estados, lookupTables } from '../../db/lookups.ts'
import type { Consulta } from '../../contexto.ts'
import { columnOf, resourceOf, tableNamed } from '../registry.ts'
import { among, named } from './among.ts'
import { contains, searchable } from './contains.ts'
import { placed } from './placed.ts'
import type { View } from './view.ts'

type Search<K extends FieldKind> = (
  view: View,
  name: string,
  field: FieldOf<K>,
  word: string,
  db: Consulta,
) => readonly SQL[] | Promise<readonly SQL[]>

/** How a word is looked for in a field whose own column does not hold what a person reads. */
export const searchesOf = <K extends FieldKind>(
  db: Consulta,
  view: View,
  name: string,
  field: FieldOf<K>,
  word: string,
) => (searches[field.kind as K] as Search<K>)(view, name, field, word, db)

const none = () => []

const searches: { [K in FieldKind]: Search<K> } = {
  id: (view, name, _field, word) => [contains(sql`${columnOf(view.table, name)}::text`, word)],
  text: none,
  email: none,
  integer: none,
  decimal: none,
  password: none,
  part: none,
  computed: none,
  date: (view, name, _field, word) => [
    sql`to_char(${columnOf(view.table, name)}, 'DD/MM/YYYY YYYY-MM-DD') like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  ],
  time: (view, name, _field, word) => [
    sql`to_char(${columnOf(view.table, name)}, 'HH24:MI') like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  ],
  flag: (view, name, _field, word) =>
    labelled(
      columnOf(view.table, name),
      [
        [true, 'Sí'],
        [false, 'No'],
      ],
      word,
    ),
  choice: (view, name, field, word) => labelled(columnOf(view.table, name), field.choices, word),
  choices: (view, name, field, word) => {
    const chosen = matching(field.choices, word)
    const empty = field.none && halla(word)(field.none) ? [sql`cardinality(${columnOf(view.table, name)}) = 0`] : []
    return [
      ...empty,
      ...(chosen.length ? [sql`${columnOf(view.table, name)} && ${`{${chosen.join(',')}}`}::int[]`] : []),
    ]
  },
  lookup: (view, name, field, word, db) => {
    const { id, nombre } = lookupTables[field.of]
    return among(db, columnOf(view.table, name), lookupTables[field.of], id, contains(searchable(nombre), word))
  },
  reference: (view, name, field, word, db) => {
    const target = resourceOf(field.to)
    return among(
      db,
      columnOf(view.table, name),
      tableNamed(target.name),
      columnOf(tableNamed(target.name), target.key),
      named(target, word),
    )
  },
  via: ({ resource, table }, _name, { of }, word) => of.flatMap(place => placed(resource, table, place, word)),
  accountEmail: (view, _name, _field, word) => [
    sql`exists (select from ${usuarios} where ${eq(usuarios.id, columnOf(view.table, 'id_usuario'))} and ${contains(usuarios.email, word)})`,
  ],
  colonia: (view, _name, _field, word) => inColonia(view, contains(searchable(colonias.nombre), word)),
  postalCode: (view, _name, _field, word) => inColonia(view, contains(colonias.codigo_postal, word)),
  place: (view, _name, field, word) =>
    inColonia(view, contains(searchable(field.of === 'municipio' ? municipios.nombre : estados.nombre), word)),
}

/** There are far more colonias than rows that have one: each row looks only at its own. */
const inColonia = (view: View, condition: SQL) => {
  const [name] = Object.entries(view.resource.fields).find(([, field]) => field.kind === 'colonia') ?? []
  if (!name) return []
  return [
    sql`exists (select from ${colonias} join ${municipios} on ${eq(municipios.id_municipio, colonias.id_municipio)} join ${estados} on ${eq(estados.id, municipios.id_estado)} where ${eq(colonias.id_colonia, columnOf(view.table, name))} and ${condition})`,
  ]
}

/** Several labels are shown with commas between them. */
const matching = <V>(choices: readonly (readonly [V, string])[], word: string) => {
  const wanted = halla(word.replace(/(?<=.),$/, ''))
  return choices.filter(([, label]) => wanted(label)).map(([value]) => value)
}

const labelled = <V>(column: PgColumn, choices: readonly (readonly [V, string])[], word: string) => {
  const values = matching(choices, word)
  return values.length ? [inArray(column, values)] : []
}
