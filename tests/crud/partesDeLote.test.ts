import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recordsAtOnce } from '../../server/crud/bulk/recordsAtOnce.ts'
import { partsOf } from '../../server/crud/bulk/partsOf.ts'
import { conEstudiantesEnComun } from '../../server/custom/clases/conEstudiantesEnComun.ts'
import { bulkHandlers } from '../../server/university/bulkHandlers.ts'
import type { BulkCall, BulkRoom } from '../../server/crud/bulk/bulkRoom.ts'

const rowsOf = (keys: readonly string[]) => keys.map(key => ({ key, title: key, values: {} }))
const partes = async (keys: readonly string[], related?: readonly (readonly string[])[]) => {
  const act = {
    together: 1,
    on: async () => ({ change: async () => [] }),
    ...(related && { related: async () => related }),
  }
  const call = {} as BulkCall & { progressIn: never }
  return (await partsOf({ call, act, rows: rowsOf(keys) })).map(part => part.map(({ key }) => key))
}
const claves = (cuantas: number) => Array.from({ length: cuantas }, (_, lugar) => `c${lugar}`)

it('independent records are previewed in parts', async () => {
  const todas = claves(2 * recordsAtOnce + 1)
  expect((await partes(todas)).map(({ length }) => length)).toEqual([recordsAtOnce, recordsAtOnce, 1])
})

it('previews dependent records in one part, of any size, in the order of the act', async () => {
  const todas = claves(recordsAtOnce + 3)
  const [primera = '', ...demas] = todas
  const ultima = todas.at(-1) ?? ''
  const juntas = demas.slice(0, -1)
  expect(await partes(todas, [[ultima, primera], juntas.toReversed()])).toEqual([[primera, ultima], juntas])
  expect(await partes(todas, [[primera], juntas.slice(0, 2), juntas.slice(2), [ultima]])).toEqual([
    [primera, ...juntas.slice(0, 2)],
    juntas.slice(2),
    [ultima],
  ])
})

it('looks at files with all requests when they may be of any of them', async () => {
  const dicho = { archivos: [{ nombre: 'uno.pdf', contenido: 'AAAA' }] }
  const acto = await bulkHandlers.emitirCertificados(dicho, {}, {} as Parameters<BulkRoom>[2])
  expect('related' in acto && (await acto.related?.({} as BulkCall, ['1', '2']))).toEqual([['1', '2']])
})

it('puts classes with common students in one part, and no others', () => {
  const hoja = fc.dictionary(
    fc.constantFrom(...claves(8)),
    fc.array(fc.constantFrom('uno', 'dos', 'tres', 'cuatro', 'cinco', 'constructor'), { maxLength: 3 }),
    { noNullPrototype: true },
  )
  fc.assert(
    fc.property(hoja, dicha => {
      const suyos = new Map(Object.entries(dicha))
      const partesDe = conEstudiantesEnComun(suyos)
      expect(partesDe.flat().toSorted()).toEqual([...suyos.keys()].toSorted())
      const deParte = partesDe.map(parte => new Set(parte.flatMap(clase => suyos.get(clase) ?? [])))
      for (const [lugar, una] of deParte.entries())
        for (const otra of deParte.slice(lugar + 1)) expect([...una].filter(cual => otra.has(cual))).toEqual([])
      for (const parte of partesDe)
        if (parte.length > 1)
          for (const clase of parte) {
            const deOtras = parte.filter(otra => otra !== clase).flatMap(otra => suyos.get(otra) ?? [])
            expect(suyos.get(clase)?.some(cual => deOtras.includes(cual))).toBe(true)
          }
    }),
  )
})
