import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooserOf } from '../../server/crud/import/chooserOf.ts'
import type { Option } from '../../server/crud/import/optionsOf.ts'
import { resources } from '../../src/resources/index.ts'
import { isFault } from '../../src/schema/cells/readCell.ts'
import { isSame } from '../../src/schema/cells/words.ts'

const { id_materia: campo } = resources.calificacionesPrevias.fields

/** Finds the meaning of a cell by searching the options one by one. */
const unaPorUna = (todas: readonly Option[], texto: string) => {
  const porClave = todas.find(([valor, nombre, detalle, clave]) =>
    [String(valor), clave, detalle && `${nombre} (${detalle})`].includes(texto),
  )
  if (porClave) return porClave[0]
  const exactas = todas.filter(([, nombre]) => nombre === texto)
  const parecidas = todas.filter(([valor, nombre, , clave]) =>
    [valor, nombre, clave].some(cada => typeof cada === 'string' && isSame(cada, texto)),
  )
  const [una, otra] = exactas.length ? exactas : parecidas
  if (otra) return `Hay ${(exactas.length ? exactas : parecidas).length} en «Materia» que se llaman «${texto}»`
  return una ? una[0] : undefined
}

it('gives a cell the meaning found by searching all options one by one', () => {
  const palabra = fc
    .string({ unit: fc.constantFrom(...'aábN ñ1'), minLength: 1, maxLength: 5 })
    .filter(texto => texto.trim() !== '')
  const detalle = fc.option(palabra, { nil: undefined })
  const opcion = fc.tuple(fc.oneof(palabra, fc.integer({ min: 0, max: 12 })), palabra, detalle, detalle)
  fc.assert(
    fc.property(fc.array(opcion, { maxLength: 12 }), fc.array(palabra, { maxLength: 5 }), (todas, textos) => {
      const { find } = chooserOf(campo, todas)
      for (const texto of [...textos, ...todas.map(([, nombre]) => nombre)]) {
        const hallado = find(texto)
        const falta = isFault(hallado) ? hallado.fault : undefined
        const dicho = falta === undefined ? hallado : /^Hay[^:]*/.exec(falta)?.[0]
        expect([texto, dicho]).toEqual([texto, unaPorUna(todas, texto)])
      }
    }),
    { numRuns: 500 },
  )
})
