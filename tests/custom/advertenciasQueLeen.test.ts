import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Advisor } from '../../server/crud/advice/advisor.ts'
import { advisors } from '../../server/university/advisors.ts'
import { resources } from '../../src/resources/index.ts'
import type { Value } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba()
})
afterAll(() => base.cerrar())

const entidades: readonly AnyResource[] = Object.values(resources)
const dichos: Readonly<Record<string, Value>> = {
  dias: [1],
  hora_inicio: '08:00',
  hora_final: '09:00',
  fecha_nacimiento: '2000-01-01',
  fecha_inicio: '2026-08-01',
  fecha_final: '2027-01-31',
}
/** Returns some value for a field that its advisors may use in a query. */
const valorDe = (campo: string): Value =>
  dichos[campo] ?? (campo.startsWith('id_') ? '00000000-0000-4000-8000-000000000000' : '1')

/** Returns the fields that an advisor reads of a record. */
const leidos = async ({ find }: Advisor) => {
  const names = new Set<string>()
  const get = (_: object, campo: string | symbol) => {
    names.add(String(campo))
    return valorDe(String(campo))
  }
  const values = new Proxy<Record<string, Value>>({}, { get })
  await find(base.db, [{ values }], '2026-01-01')
  return names
}

it.each(Object.entries<Advisor>(advisors))(
  '%s declares every field that it reads of a record, and no others',
  async (nombre, advisor) => {
    const suyas = entidades.filter(({ advice = {} }) => nombre in advice)
    expect(suyas).not.toEqual([])
    const campos = await leidos(advisor)
    const enTodas = [...campos].filter(campo => suyas.every(({ fields }) => fields[campo]))
    expect([...advisor.needs].toSorted()).toEqual(enTodas.toSorted())
    if (advisor.of) expect(suyas.map(({ name }) => name)).toEqual([advisor.of])
  },
)
