import { describe, expect, test } from 'vitest'
import { patrones } from '../../src/domain/patrones.ts'

/** Valid names and keys, and near misses: a wrong character before, after and in the middle. (A §5, B §5) */
const casos: { readonly [K in keyof typeof patrones]: { si: readonly string[]; no: readonly string[] } } = {
  letras: { si: ['Ñáñez de la Ó', 'Jose\u0301', 'a'], no: ['', 'Ana1', '1Ana', 'Ana.', 'Ana\tEva', 'Ana-Eva'] },
  nombrePropio: { si: ["O'Connor", 'D’Angelo', 'García-López', 'Ma. Elena'], no: ['', 'Ana1', 'Ana,', 'Ana_'] },
  letrasYPuntos: { si: ['Ma. José', 'Jose\u0301 J.', '.'], no: ['', 'Ana1', '1Ana', 'Ana,'] },
  nombreDeCuc: { si: ['CUC Unión, Ñ. & Ixtepec-Sur', 'Jose\u0301'], no: ['', 'CUC 1', '1 CUC', 'CUC: Sur', 'CUC/Sur'] },
  nombreDePrograma: {
    si: ['Arte: "Saberes" (y \'oficios\'); A/B & C, etc.-', 'Jose\u0301'],
    no: ['', 'Arte 2', '2 Arte', 'Arte!', 'Arte\n'],
  },
  digitos: { si: ['0', '12345'], no: ['', '12A', 'A12', '1 2', '-1'] },
  dosDigitos: { si: ['07', '99'], no: ['7', '007', 'A07', '07A', 'AB'] },
  telefono: { si: ['9511234567'], no: ['951123456', '95112345678', '+9511234567', '951 123456', 'abcdefghij'] },
  rfc: {
    si: ['GODE561231GR8', 'gode561231gr8', 'ÑU&A561231000'],
    no: [
      'GOD561231GR8',
      'GODEX561231GR8',
      'GODE56123GR8',
      'GODE5612311GR8',
      'GODE561231GR',
      'GODE561231GR81',
      'G0DE561231GR8',
      'GODEA61231GR8',
      'GODE561231G-8',
    ],
  },
  alfanumerico: { si: ['2024COM1', 'Ñ1', 'x'], no: ['', 'A B', '.A', 'A/', 'A-1'] },
}

describe.each(Object.entries(casos))('%s', (nombre, { si, no }) => {
  const patron = patrones[nombre as keyof typeof patrones]
  test.each(si)('admits %j', texto => expect(patron.test(texto)).toBe(true))
  test.each(no)('refuses %j', texto => expect(patron.test(texto)).toBe(false))
})
