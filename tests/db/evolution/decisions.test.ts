import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeCommand } from '../../../scripts/db/wholeCommand.ts'
import { text } from '../../../src/schema/fields.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { refused, without } from './changes.ts'
import { changed, closeBlank, seeded, type Registry, type Seeded } from './evolve.ts'

let base: Seeded
beforeAll(async () => {
  base = await seeded()
  return () => base.close()
}, 60_000)
afterAll(closeBlank)

/** Returns the registry with the external providers without two of their fields, and with others. */
const otros = (nuevos: Readonly<Record<string, AnyField>> = {}): Registry =>
  changed('prestadoresExternos', ({ fields }) => {
    const quedan = Object.entries(fields).filter(([name]) => !['telefono', 'discapacidad'].includes(name))
    return { fields: { ...Object.fromEntries(quedan), ...nuevos } }
  })

/** Returns the command that a refusal suggests. */
const orden = async (registry: Registry, ...args: readonly string[]) => {
  const error = await base.evolve(registry).catch((thrown: unknown) => thrown)
  return error instanceof Error ? wholeCommand(args, error)[1]?.trim() : undefined
}

test('all that would be lost is asked at once, with the whole command to copy', async () => {
  const said = await refused(base.evolve(otros()))
  for (const ido of ['telefono', 'discapacidad']) {
    expect(said).toContain(`«prestadoresExternos.${ido}» ya no está en las declaraciones`)
    expect(said).toContain(`--destruir prestadoresExternos.${ido}`)
  }
  expect(await orden(otros(), 'menos', '--llenar', 'a.b=1 + 1')).toBe(
    'npm run db:migration -- menos --llenar "a.b=1 + 1" --destruir prestadoresExternos.telefono --destruir prestadoresExternos.discapacidad',
  )
  expect(wholeCommand([], new Error('otra cosa'))).toEqual([])
})

test('each lost name gets the offer of another new name, as far as they go', async () => {
  const movil = text({ label: 'Móvil' })
  expect(await orden(otros({ movil }), 'otros')).toBe(
    'npm run db:migration -- otros --renombrar prestadoresExternos.telefono:movil --destruir prestadoresExternos.discapacidad',
  )
  expect(await orden(otros({ movil, seña: text({ label: 'Seña' }) }), 'otros')).toBe(
    'npm run db:migration -- otros --renombrar prestadoresExternos.telefono:movil --renombrar prestadoresExternos.discapacidad:seña',
  )
})

test('all fields that wait for a value are asked at once', async () => {
  const obligatorio = text({ label: 'Otro', required: 'El otro es requerido' })
  const registry = changed('prestadoresExternos', ({ fields }) => ({
    fields: { ...fields, uno: obligatorio, otro: obligatorio },
  }))
  const said = await refused(base.evolve(registry))
  for (const nuevo of ['uno', 'otro']) expect(said).toMatch(new RegExp(`«prestadoresExternos.${nuevo}» es obligatorio`))
  expect(await orden(registry, 'mas')).toBe(
    `npm run db:migration -- mas --llenar "prestadoresExternos.uno='Sin dato'" --llenar "prestadoresExternos.otro='Sin dato'"`,
  )
})

test('an unknown name cannot be destroyed; agreed losses are carried out', async () => {
  expect(await refused(base.evolve(otros(), { lose: new Set(['prestadoresExternos.telefno']) }))).toBe(
    'No existe «prestadoresExternos.telefno», que se quiere destruir.',
  )
  const lose = new Set(['prestadoresExternos.telefono', 'prestadoresExternos.discapacidad'])
  await base.evolve(otros(), { lose })
  expect(await base.apart(otros())).toEqual([])
})

test('of a table that goes the question says what of it stays', async () => {
  const said = await refused(base.evolve(without('bajasTemporales')))
  expect(said).toMatch(/--destruir bajasTemporales\n.*Quedan.*avisos, vistas guardadas e historial.*pasos.*archivos/)
})
