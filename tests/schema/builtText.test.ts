import { expect, it } from 'vitest'
import { text } from '../../src/schema/fields.ts'
import { builtText } from '../../src/schema/record/builtText.ts'

const nombre = text({ label: 'Nombre', max: [10, 'Muy largo'], built: { of: ['grupo', 'materia'], by: '_' } })

it.each([
  [['A', 'milpas y'], 'A_milpas y'],
  [['A', 'milpas yx'], 'A_milpas…'],
  [['A', 'milpa yxx'], 'A_milpa…'],
  [['A', 'milpas  y maíz'], 'A_milpas…'],
  [['A', 'milpasmilpas'], 'A_milpasm…'],
  [['A', '😀'.repeat(9)], `A_${'😀'.repeat(7)}…`],
  [['A', ''], ''],
])('%j is %j', (partes, dicho) => expect(builtText(nombre, partes)).toBe(dicho))
