import { count, eq } from 'drizzle-orm'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Consulta } from '../../contexto.ts'
import { columnOf, everyResource, tableNamed } from '../registry.ts'

/** What still refers to a record: `3 grupos y 120 estudiantes`; undefined when nothing does. */
export const usesOf = async (tx: Consulta, resource: AnyResource, key: string): Promise<string | undefined> => {
  const counts: string[] = []
  for (const { other, name } of pointingAt(resource)) {
    const table = tableNamed(other.name)
    const [row] = await tx.select({ total: count() }).from(table).where(eq(columnOf(table, name), key))
    if (row?.total) counts.push(`${row.total} ${decapitalised(row.total === 1 ? other.label.one : other.label.many)}`)
  }
  return counts.length ? list.format(counts) : undefined
}

const list = new Intl.ListFormat('es')

const pointingAt = (resource: AnyResource) =>
  everyResource.flatMap(other =>
    Object.entries(other.fields).flatMap(([name, field]) => (field.kind === 'reference' && field.to === resource.name ? [{ other, name }] : [])))

/** `Programas del CUC` is `programas del CUC`: only what is an abbreviation keeps its capitals. */
const decapitalised = (label: string) => label.replaceAll(/\p{L}+/gu, word => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()))
