import { describe, expect, it } from 'vitest'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import type { Mode } from '../../src/schema/active.ts'
import type { Values } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { validate } from '../../src/schema/validate.ts'

/** The day of these tests, in a year whose 1 November is still to come. */
const hoy = '2026-03-10'

/** Returns the errors of a valid form of this resource with one change. */
export const erroresDe = (
  name: ResourceName,
  bueno: object,
  cambio: object,
  { mode = 'create', stored }: { mode?: Mode; stored?: Values } = {},
) => {
  const resource: AnyResource = resources[name]
  return validate(resource, mode, { ...bueno, ...cambio }, { today: hoy, stored }).errors
}

/** A field, a value, and the message that refuses it; without a message it is accepted. */
export type Caso = readonly [campo: string, valor: unknown, mensaje?: string | RegExp]

/** Tests every case of every resource on a valid form of it. */
export const expectCasos = (
  buenos: Partial<Record<ResourceName, object>>,
  casos: Partial<Record<ResourceName, readonly Caso[]>>,
) => {
  describe.each(Object.entries(buenos))('%s', (name, bueno) => {
    const recurso = name as ResourceName
    it('a good form has no error', () => expect(erroresDe(recurso, bueno, {})).toEqual({}))
    it.each((casos[recurso] ?? []).map(([campo, valor, mensaje]) => ({ campo, valor, mensaje })))(
      '$campo = $valor',
      ({ campo, valor, mensaje }) => {
        const dicho = erroresDe(recurso, bueno, { [campo]: valor })[campo]
        if (mensaje instanceof RegExp) expect(dicho).toMatch(mensaje)
        else expect(dicho).toBe(mensaje)
      },
    )
  })
}
