import { expect, test } from 'vitest'
import { spanishTexts } from '../../src/admin/i18n/spanishTexts.ts'
import { frasesDeFuentes, frasesDelManual, type Frase } from './frases.ts'
import { tuteo } from './tuteo.ts'

/** Sentences or parts of one that begin with such a word, but speak of somebody or something else. */
const innocent = [
  'repite el asentamiento',
  '**Editar** (lápiz): cambia los datos',
  '**Eliminar** (bote): borra el registro',
  '**Exportar**: descarga todas las filas',
]

const offending = (frases: readonly Frase[]) =>
  frases.flatMap(({ donde, texto }) =>
    innocent.some(each => texto.includes(each)) ? [] : tuteo(texto).map(each => `${donde}: «${each}» en ${texto}`),
  )

test('every text of the program speaks de usted', () => {
  expect(offending(frasesDeFuentes())).toEqual([])
})

test.each([
  ['Instala uno o di dónde está.', ['Instala']],
  ['Hay cambios por construir: ejecuta npm run build', ['ejecuta']],
  ['  3. npm run dev y ábrela en /becas', ['ábrela']],
  ['No se pudo guardar. Inténtalo de nuevo', ['Inténtalo']],
  ['Ahora:\n  1. Escribe sus campos', ['Escribe']],
  ['Si olvidaste tu contraseña, no cierres esta ventana', ['olvidaste', 'tu', 'no cierres']],
  ['Si olvidó su contraseña, escríbanos; el estudiante envía la fase y Servicios escolares revisa', []],
])('tú is heard in «%s»', (texto, heard) => expect(tuteo(texto)).toEqual(heard))

test("so do the manual and react-admin's own texts", () => {
  expect(offending(frasesDelManual())).toEqual([])
  expect(offending(textsIn(spanishTexts).map(texto => ({ donde: 'react-admin', texto })))).toEqual([])
})

const textsIn = (node: unknown): string[] =>
  typeof node === 'string'
    ? [node]
    : typeof node === 'object' && node !== null
      ? Object.values(node).flatMap(textsIn)
      : []
