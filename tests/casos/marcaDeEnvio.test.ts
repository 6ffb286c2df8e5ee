import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sendingMark } from '../../server/crud/casos/sendingMark.ts'

const paso = {
  resource: 'calificaciones',
  key: 'c1',
  n: 1,
  phase: 2,
  step: 'cerrar',
  usuario: 'ana',
  comment: null,
  mark: 'hoja',
  fields: { motivo: 'Otro' },
}
const { phase, ...inicio } = paso
const { step, mark, fields, ...deshecho } = inicio
const deBytes = (...dicho: readonly unknown[]) => createHash('sha256').update(JSON.stringify(dicho)).digest('base64url')

describe('the mark of a sending', () => {
  it('differs when any one sent value differs', () => {
    const otros = [
      paso,
      { ...paso, resource: 'certificados' },
      { ...paso, key: 'c2' },
      { ...paso, n: 2 },
      { ...paso, phase: undefined },
      { ...paso, phase: 3 },
      { ...paso, step: 'abrir' },
      { ...paso, usuario: 'eva' },
      { ...paso, comment: 'hoja' },
      { ...paso, mark: undefined },
      { ...paso, mark: { motivo: 'Otro' } },
      { ...paso, fields: {} },
      inicio,
      deshecho,
    ]
    expect(new Set(otros.map(sendingMark)).size).toBe(otros.length)
  })

  it('is the same in any order', () => {
    expect(
      sendingMark({
        fields,
        mark,
        comment: null,
        usuario: 'ana',
        step,
        phase,
        n: 1,
        key: 'c1',
        resource: 'calificaciones',
      }),
    ).toBe(sendingMark(paso))
  })

  it('stays the same for stored steps', () => {
    expect(sendingMark(paso)).toBe(
      deBytes('calificaciones', 'c1', 1, 2, 'cerrar', 'ana', null, 'hoja', { motivo: 'Otro' }),
    )
    expect(sendingMark({ ...paso, phase: undefined, fields: {} })).toBe(
      deBytes('calificaciones', 'c1', 1, null, 'cerrar', 'ana', null, 'hoja', {}),
    )
    expect(sendingMark(inicio)).toBe(
      deBytes('calificaciones', 'c1', 1, 'cerrar', 'ana', null, 'hoja', { motivo: 'Otro' }),
    )
    expect(sendingMark(deshecho)).toBe(deBytes('calificaciones', 'c1', 1, 'ana', null))
  })
})
