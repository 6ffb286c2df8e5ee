import { expect, it } from 'vitest'
import { imprimible } from '../../src/pdf/imprimible.ts'

it.each([
  ['Kua̱ Ña̱nu', 'Kua Ñanu'],
  ['Köo̱ Yávi', 'Köo Yávi'],
  ['María Łukasz Đorđe', 'María Lukasz Dorde'],
  ['bi’i ꞌbɨ dxiʼ', 'bi’i ’bi dxi’'],
  ['Nun\u0303ez', 'Nuñez'],
  ['習', '?'],
])(
  '«%s» is printed as «%s»: a sign that the fonts lack loses its mark, and no name bears a question mark for it',
  (texto, impreso) => {
    expect(imprimible(texto)).toBe(impreso)
  },
)
