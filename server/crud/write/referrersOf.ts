import { and, count, eq, getTableName } from 'drizzle-orm'
import { contado } from '../../../src/language/contado.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../contexto.ts'
import { columnOf, everyResource, tableNamed } from '../registry.ts'
import type { Referrer } from '../referrer.ts'
import type { WriteContext } from './writeContext.ts'

/** What still refers to a record, of the declarations and of what is not declared: `3 grupos y 120 estudiantes`; undefined when nothing does. */
export const referrersOf = async (
  tx: Queryable,
  { view: { resource }, uses }: WriteContext,
  key: string,
): Promise<string | undefined> => {
  return counted(tx, [...declared(resource), ...uses.filter(({ to, goes }) => to === resource.name && !goes)], key)
}

/** What is deleted with a record: `12 inscripciones a la asignatura`; undefined when nothing is. */
export const removedAlong = async (
  tx: Queryable,
  { view: { resource }, uses }: WriteContext,
  key: string,
): Promise<string | undefined> => counted(tx, goingWith(resource, uses), key)

/** The rows that go with a record, deleted before it; answers them, for history to keep. */
export const removeAlong = async (tx: Queryable, { view: { resource }, uses }: WriteContext, key: string) => {
  const gone: Record<string, unknown> = {}
  for (const { column, where } of goingWith(resource, uses)) {
    const rows = await tx
      .delete(column.table)
      .where(and(eq(column, key), where))
      .returning()
    if (rows.length) gone[getTableName(column.table)] = rows
  }
  return gone
}

const goingWith = ({ name }: AnyResource, uses: readonly Referrer[]) =>
  uses.filter(({ to, goes }) => to === name && goes)

const counted = async (tx: Queryable, uses: readonly Referrer[], key: string): Promise<string | undefined> => {
  const counts: string[] = []
  for (const { column, one, many, where } of uses) {
    const [row] = await tx
      .select({ total: count() })
      .from(column.table)
      .where(and(eq(column, key), where))
    if (row?.total) counts.push(contado(row.total, one, many))
  }
  return counts.length ? list.format(counts) : undefined
}

const list = new Intl.ListFormat('es')

const declared = (resource: AnyResource): readonly Referrer[] =>
  everyResource().flatMap(({ name: other, label, fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'reference' && field.to === resource.name
        ? [
            {
              to: resource.name,
              column: columnOf(tableNamed(other), name),
              one: decapitalised(label.one),
              many: decapitalised(label.many),
            },
          ]
        : [],
    ),
  )

/** `Programas del CUC` is `programas del CUC`: only what is an abbreviation keeps its capitals. */
const decapitalised = (label: string) =>
  label.replaceAll(/\p{L}+/gu, word => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()))
