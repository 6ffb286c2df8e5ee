import { count, eq } from 'drizzle-orm'
import { contado } from '../../../src/language/contado.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Consulta } from '../../contexto.ts'
import { columnOf, everyResource, tableNamed } from '../registry.ts'
import type { Use } from '../use.ts'
import type { Job } from './job.ts'

/** What still refers to a record, of the declarations and of what is not declared: `3 grupos y 120 estudiantes`; undefined when nothing does. */
export const usesOf = async (
  tx: Consulta,
  { view: { resource }, uses }: Job,
  key: string,
): Promise<string | undefined> => {
  const counts: string[] = []
  for (const { column, one, many } of [...declared(resource), ...uses.filter(({ to }) => to === resource.name)]) {
    const [row] = await tx.select({ total: count() }).from(column.table).where(eq(column, key))
    if (row?.total) counts.push(contado(row.total, one, many))
  }
  return counts.length ? list.format(counts) : undefined
}

const list = new Intl.ListFormat('es')

const declared = (resource: AnyResource): readonly Use[] =>
  everyResource.flatMap(({ name: other, label, fields }) =>
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
