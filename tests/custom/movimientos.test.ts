import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  conMateria,
  conMateriaEn,
  conOtroCiclo,
  creditosDe,
  lugarDe,
  lugarHacia,
  sinCiclo,
  sinMateria,
  type Ciclos,
} from '../../src/custom/reticulas/movimientos.ts'

const materia = (id: string) => ({ id_materia: id, clave_materia: id, nombre: id, creditos: 4.5 })
const malla = (...ciclos: string[]): Ciclos =>
  ciclos.map((ids, idCiclo) => ({ idCiclo, materias: [...ids].map(materia) }))
const dicha = (ciclos: Ciclos) => ciclos.map(({ materias }) => materias.map(({ id_materia }) => id_materia).join(''))

test.each([
  ['to the end of its own cycle', 'a', 0, 3, ['bca', 'de']],
  ['back to the beginning', 'c', 0, 0, ['cab', 'de']],
  ['one down', 'a', 0, 2, ['bac', 'de']],
  ['where it stands', 'b', 0, 1, ['abc', 'de']],
  ['just after itself', 'b', 0, 2, ['abc', 'de']],
  ['into another cycle', 'b', 1, 1, ['ac', 'dbe']],
  ['to a cycle that is not there', 'b', 7, 0, ['abc', 'de']],
  ['a subject that is not there', 'z', 0, 0, ['abc', 'de']],
])('moves %s', (_, id, ciclo, antes, queda) => {
  expect(dicha(conMateriaEn(malla('abc', 'de'), id, { ciclo, antes }))).toEqual(queda)
})

test('cycles keep consecutive numbers when one goes, and subjects enter once', () => {
  const sin = sinCiclo(malla('a', 'b', 'c'), 1)
  expect(sin.map(({ idCiclo }) => idCiclo)).toEqual([0, 1])
  expect(dicha(sin)).toEqual(['a', 'c'])
  expect(dicha(conMateria(malla('a', 'b'), 1, materia('a')))).toEqual(['a', 'b'])
  expect(dicha(conMateria(conOtroCiclo(malla('a')), 1, materia('b')))).toEqual(['a', 'b'])
  expect(dicha(sinMateria(malla('ab'), 'a'))).toEqual(['b'])
  expect(creditosDe(malla('ab', 'c'))).toBe(13.5)
})

test('arrows lead one step and stop at the edges', () => {
  const ciclos = malla('abc', 'd')
  expect(lugarHacia(ciclos, 'a', 'ArrowUp')).toBeUndefined()
  expect(lugarHacia(ciclos, 'c', 'ArrowDown')).toBeUndefined()
  expect(lugarHacia(ciclos, 'a', 'ArrowLeft')).toBeUndefined()
  expect(lugarHacia(ciclos, 'c', 'ArrowRight')).toEqual({ ciclo: 1, antes: 1 })
})

test('no sequence of movements loses or doubles a materia, and unchanged parts stay the same object', () => {
  const paso = fc.record({
    id: fc.constantFrom(...'abcdefg'),
    tecla: fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'),
  })
  fc.assert(
    fc.property(fc.array(paso, { maxLength: 40 }), pasos => {
      let ciclos = malla('abc', 'de', '', 'fg')
      for (const { id, tecla } of pasos) {
        const lugar = lugarHacia(ciclos, id, tecla)
        if (!lugar) continue
        const antes = lugarDe(ciclos, id)
        const despues = conMateriaEn(ciclos, id, lugar)
        despues.forEach((ciclo, cual) => {
          if (cual !== antes?.ciclo && cual !== lugar.ciclo) expect(ciclo).toBe(ciclos[cual])
        })
        ciclos = despues
      }
      expect([...dicha(ciclos).join('')].toSorted().join('')).toBe('abcdefg')
    }),
  )
})
