import { resourceNamed } from '../../../src/schema/house.ts'
import { byName } from '../../../src/schema/record/byName.ts'
import { forKind } from '../../../src/schema/forKind.ts'
import type { FieldKind, FieldOf, Value, Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { textOf, titleOf } from '../../../src/schema/record/text.ts'
import type { KindWith } from '../../../src/schema/traits.ts'
import type { Queryable } from '../../db/queryable.ts'
import { kindRoom } from '../kindRoom.ts'
import { doorCondition } from '../read/doorCondition.ts'
import { joinsOf } from '../read/joinsOf.ts'
import { leftJoins, through } from '../read/joinTables.ts'
import { linkOf } from '../read/linkOf.ts'
import { ownKey } from '../read/ownKey.ts'
import { recordOf } from '../read/recordOf.ts'
import { readPlanOf, type ReadPlan } from '../read/readPlan.ts'
import { columnOf, declaredField, keyFieldOf } from '../registry.ts'
import { lookupNamed } from '../serverHouse.ts'
import { offerOf } from '../write/offerOf.ts'
import type { WriteContext } from '../write/writeContext.ts'

/** A record that a field may point at for this caller: its key, its name, what tells it from another of that name, and a code of its own where nobody reads its key. */
export type Option = readonly [value: Value, called: string, detail?: string, code?: string]

type Options<K extends FieldKind> = (
  tx: Queryable,
  context: WriteContext,
  field: FieldOf<K>,
  wish: OptionsRequest,
) => Promise<readonly Option[]> | undefined

/** Values beside the field, and how many options at most. Default: all. */
type OptionsRequest = { values: Values; most?: number }

/** Reads what a field may point at; undefined for one that points at nothing. */
export const optionsOf = <K extends FieldKind>(
  tx: Queryable,
  context: WriteContext,
  field: FieldOf<K>,
  wish: OptionsRequest,
): Promise<readonly Option[]> | undefined => {
  const ofKind = kindRoom<K>(field.kind)?.pointer
  if (ofKind) return ofKind.named(tx, wish.values, context.plan.resource)
  return forKind<Options<K>>(field.kind, options, () => undefined)(tx, context, field, wish)
}

const options: { [K in Exclude<KindWith<'pointsAt'>, 'part'>]: Options<K> } = {
  lookup: async (tx, _context, { of }) => {
    const list = lookupNamed(of)
    const rows = await tx.select({ id: list.id, nombre: list.nombre }).from(list)
    return rows.map(({ id, nombre }) => [Number(id), String(nombre)] as const)
  },
  /** Reads what the reference's own door offers this caller, with the door's parameters bound to the row. */
  reference: async (tx, { call }, field, { values, most }) => {
    const plan = readPlanOf(resourceNamed(field.to))
    const { resource, table } = plan
    const { door, params } = offerOf(field, values)
    const link = door && linkOf(resource, door)
    const condition = door && doorCondition({ plan, door, call: { ...call, params } }, link)
    const coded = codeOf(resource)
    const textColumns = columnsOfTexts(plan, [resource.title, ...(coded ? [coded.name] : [])])
    const query = tx
      .select({ ...(textColumns ?? plan.columns), [ownKey]: columnOf(table, resource.key) })
      .from(table)
      .$dynamic()
    const joins = textColumns ? joinsOf(plan, [...Object.values(textColumns), condition]) : [...plan.joins.values()]
    const offeredRows = leftJoins(through(query, link), joins).where(condition)
    const rows: readonly Readonly<Record<string, unknown>>[] = await (most === undefined
      ? offeredRows
      : offeredRows.limit(most))
    return rows.map(({ [ownKey]: ownKeyValue, ...row }) => {
      const record = textColumns ? row : byName(resource, recordOf(resource, row, call.today))
      const code = coded && textOf(coded.name, coded.field, record)
      return [String(ownKeyValue), titleOf(resource, record), code, code] as const
    })
  },
}

/** Returns the columns that these texts are read from, by name; undefined where one is read otherwise than as a text of the record. */
const columnsOfTexts = ({ resource, columns }: ReadPlan, names: readonly string[]) => {
  const columnsByName = names.flatMap(name => {
    const { kind, record = name } = declaredField(resource, name)
    const column = kind === 'text' || kind === 'via' ? columns[record] : undefined
    return column ? [[name, column] as const] : []
  })
  return columnsByName.length === names.length ? Object.fromEntries(columnsByName) : undefined
}

/** Returns the unique text in the list of a resource whose key nobody reads: the «Clave» of a materia. */
const codeOf = (resource: AnyResource) => {
  const { title, columns } = resource
  if (keyFieldOf(resource).kind !== 'id') return undefined
  const [code] = columns.flatMap(name => {
    const field = declaredField(resource, name)
    return name !== title && field.kind === 'text' && field.unique !== undefined ? [{ name, field }] : []
  })
  return code
}
