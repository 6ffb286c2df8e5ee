import { columnName } from '../../src/schema/record/columnName.ts'
import { columnsOf, tableNamed } from '../../server/crud/registry.ts'
import type { Db } from '../../server/db/queryable.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource, Door } from '../../src/schema/resource.ts'
import type { Leer } from './lectores.ts'
import { leida } from './ofrecidos.ts'

const everyResource: readonly AnyResource[] = Object.values(resources)

/** Returns the address of a list with its parameters filled so that this role sees rows, else with the first values there are. Tries the values that the tables hold in columns named like the parameters. */
export const direccionDe = async (db: Db, resource: AnyResource, door: Door, leer: Leer): Promise<string> => {
  const names = [...door.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  let combinaciones: Record<string, string>[] = [{}]
  for (const name of names) {
    const posibles = await valoresDe(db, resource, door, otrosNombres[name] ?? name)
    combinaciones = combinaciones.flatMap(hasta => posibles.map(valor => ({ ...hasta, [name]: valor })))
  }
  let elegida = combinaciones[0] ?? {}
  for (const params of names.length ? combinaciones : []) {
    if (!(await leida(door, params, leer)).length) continue
    elegida = params
    break
  }
  return door.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(elegida[name] ?? ''))
}

/** Columns of parameters that are called otherwise. */
const otrosNombres: Readonly<Record<string, string>> = { persona: 'matricula_estudiante' }

/** Returns the values in columns of this name of the list's own tables and in keys of this name; where there are none, in columns of any table. */
const valoresDe = async (db: Db, resource: AnyResource, { through }: Door, param: string): Promise<string[]> => {
  const propias = everyResource.filter(({ name }) => name === resource.name || name === through)
  const llamadas = (cuales: readonly (readonly [AnyResource, readonly string[]])[]) =>
    cuales.flatMap(([{ name, fields }, campos]) =>
      campos.flatMap(campo => {
        const field = fields[campo]
        const columna = columnsOf(tableNamed(name))[campo]
        return field && columna && columnName(campo, field) === param ? [columna] : []
      }),
    )
  const suyas = llamadas([
    ...propias.map(cada => [cada, Object.keys(cada.fields)] as const),
    ...everyResource.map(cada => [cada, [cada.key]] as const),
  ])
  const columnas = suyas.length ? suyas : llamadas(everyResource.map(cada => [cada, Object.keys(cada.fields)] as const))
  const hallados = await Promise.all(
    columnas.map(columna => db.selectDistinct({ valor: columna }).from(columna.table).limit(20)),
  )
  const valores = hallados.flat().map(({ valor }) => String(valor))
  return valores.length ? [...new Set(valores)] : ['00000000-0000-4000-8000-000000000000']
}
