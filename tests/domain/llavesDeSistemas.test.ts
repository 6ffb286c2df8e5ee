import { expect, test } from 'vitest'
import { llamadasDichas, rolesDeLlave, rolesDeUnCuc, textoDeLlamadas } from '../../src/domain/llavesDeSistemas.ts'

const llamadas = (cuantas: number) => Array.from({ length: cuantas }, (_, n) => ({ llamada: `GET /r${n}` }))

test('a key never has the sight of one person: neither a student nor a facilitador', () => {
  expect(rolesDeLlave).toEqual(['coordinador', 'administrativo', 'consejero', 'escolar'])
  expect(rolesDeUnCuc).toEqual(['consejero', 'escolar'])
})

test('the calls of a key are kept in order, each once, without what else was said of them', () => {
  expect(
    llamadasDichas([
      { llamada: 'GET /estudiantes', permiso: 'todo' },
      { llamada: 'GET /cucs' },
      { llamada: 'GET /estudiantes' },
    ]),
  ).toEqual([{ llamada: 'GET /cucs' }, { llamada: 'GET /estudiantes' }])
})

test.each([
  ['no list', { llamada: 'GET /cucs' }, 'Las llamadas no son válidas'],
  ['nothing', undefined, 'Las llamadas no son válidas'],
  ['an empty list', [], 'Elija al menos una llamada'],
  ['more than two hundred', llamadas(201), 'Una llave abre máximo 200 llamadas'],
  ['texts instead of calls', ['GET /cucs'], 'Las llamadas no son válidas'],
  ['a call without its name among others', [{ llamada: 'GET /cucs' }, {}], 'Las llamadas no son válidas'],
  ['an empty name', [{ llamada: '' }], 'Las llamadas no son válidas'],
  ['null', [null], 'Las llamadas no son válidas'],
  ['an inherited name', [Object.create({ llamada: 'GET /cucs' })], 'Las llamadas no son válidas'],
])('a key that is asked for with %s is refused', (_, dicho, frase) => {
  expect(llamadasDichas(dicho)).toBe(frase)
})

test('two hundred calls are not too many', () => {
  expect(llamadasDichas(llamadas(200))).toHaveLength(200)
})

test('people read the calls of a key one after the other', () => {
  expect(textoDeLlamadas([{ llamada: 'GET /cucs' }, { llamada: 'GET /grupos' }])).toBe('GET /cucs, GET /grupos')
  expect(textoDeLlamadas([{}])).toBe('')
})
