import { byName } from '../../../src/schema/byName.ts'
import { notAmong, type CellFault } from '../../../src/schema/cells/readCell.ts'
import { isSame, nearest } from '../../../src/schema/cells/words.ts'
import type { AnyField, FieldKind, FieldOf, Value, Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { textOf, titleOf } from '../../../src/schema/text.ts'
import type { KindWith } from '../../../src/schema/traits.ts'
import type { Queryable } from '../../contexto.ts'
import { kindRoom } from '../kindRoom.ts'
import { doorCondition } from '../read/doorCondition.ts'
import { joinTables, through } from '../read/joinTables.ts'
import { linkOf } from '../read/linkOf.ts'
import { recordOf } from '../read/recordOf.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { columnOf, declaredField, keyFieldOf, resourceOf } from '../registry.ts'
import { lookupNamed } from '../serverHouse.ts'
import { offerOf } from '../write/offerOf.ts'
import type { WriteContext } from '../write/writeContext.ts'

/** What a field that points at something may lead to for this caller: each with what people call it, what tells it from another that is called the same, and the code that is its alone where its key is one that nobody reads. */
export type Option = readonly [value: Value, called: string, detail?: string, code?: string]

type Options<K extends FieldKind> = (
  tx: Queryable,
  job: WriteContext,
  field: FieldOf<K>,
  values: Values,
  most?: number,
) => Promise<readonly Option[]>

/** Reads what a field may lead to beside these values, of very many so many at `most`; undefined for one that points at nothing. */
export const optionsOf = <K extends FieldKind>(
  tx: Queryable,
  job: WriteContext,
  field: FieldOf<K>,
  values: Values,
  most?: number,
): Promise<readonly Option[]> | undefined => {
  const own = kindRoom<K>(field.kind as K)?.pointer
  if (own) return own.named(tx, values, job.view.resource)
  const all: { readonly [kind: string]: unknown } = options
  const of = all[field.kind] as Options<K> | undefined
  return of?.(tx, job, field, values, most)
}

const options: { [K in Exclude<KindWith<'pointsAt'>, 'part'>]: Options<K> } = {
  lookup: async (tx, _job, { of }) => {
    const list = lookupNamed(of)
    const rows = await tx.select({ id: list.id, nombre: list.nombre }).from(list)
    return rows.map(({ id, nombre }) => [Number(id), String(nombre)] as const)
  },
  /** What its own door offers to this caller, with the door's parameters bound to the row. */
  reference: async (tx, { call, scopes }, field, values, most) => {
    const view = readPlanOf(resourceOf(field.to))
    const { resource, table } = view
    const { door, params } = offerOf(field, values)
    const link = door && linkOf(resource, door)
    const condition = door && doorCondition(view, door, link, { ...call, params }, scopes)
    const key = columnOf(table, resource.key)
    const query = tx
      .select({ ...view.columns, [ownKey]: key })
      .from(table)
      .$dynamic()
    const all = joinTables(through(query, link), view).where(condition)
    const rows = await (most === undefined ? all : all.limit(most))
    const coded = codeOf(resource)
    return rows.map(({ [ownKey]: own, ...row }) => {
      const record = byName(resource, recordOf(resource, row, call.hoy))
      const code = coded && textOf(coded.name, coded.field, record)
      return [String(own), titleOf(resource, record), code, code] as const
    })
  },
}

/** Of a record whose key nobody reads, the text in its list that is its alone: the «Clave» of a materia. */
const codeOf = (resource: AnyResource) => {
  const { title, columns } = resource
  if (keyFieldOf(resource).kind !== 'id') return undefined
  const [code] = columns.flatMap(name => {
    const field = declaredField(resource, name)
    return name !== title && field.kind === 'text' && field.unique !== undefined ? [{ name, field }] : []
  })
  return code
}

/** The option that the text of a cell means: by key or code, or by what people call it; a fault that says what was probably meant, or that several are called so. */
export const optionNamed = (field: AnyField, all: readonly Option[], text: string): Value | CellFault => {
  const byKey = all.find(
    ([value, called, detail, code]) =>
      String(value) === text || code === text || (detail && whole(called, detail) === text),
  )
  if (byKey) return byKey[0]
  const exact = all.filter(([, called]) => called === text)
  const called = exact.length
    ? exact
    : all.filter(([value, name, , code]) =>
        [name, value, code].some(each => typeof each === 'string' && isSame(each, text)),
      )
  const [found, second] = called
  if (second)
    return {
      fault: `Hay ${called.length} en «${field.label}» que se llaman «${text}»: escriba ${called
        .slice(0, 5)
        .map(([value, name, detail]) => `«${detail ? whole(name, detail) : String(value)}»`)
        .join(' o ')}`,
    }
  if (found) return found[0]
  const names = all.map(([, name]) => name)
  const meant = nearest(text, names)
  return meant || names.length > 12
    ? {
        fault: `«${text}» no existe en «${field.label}»${meant ? `: ¿quiso decir «${meant}»?` : ': revise cómo está escrito'}`,
      }
    : notAmong(field, text, toldApart(all))
}

/** What the options are called; two that are called the same, with what tells them apart. */
const toldApart = (all: readonly Option[]) =>
  all.map(([value, name, detail]) =>
    all.filter(([, other]) => other === name).length < 2 ? name : detail ? whole(name, detail) : String(value),
  )

const whole = (called: string, detail: string) => `${called} (${detail})`

const ownKey = ' key'
