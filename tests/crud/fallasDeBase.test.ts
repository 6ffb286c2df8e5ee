import { describe, expect, it } from 'vitest'
import { isTransient, toFalla } from '../../server/crud/write/runWrite.ts'
import { Falla } from '../../server/http/Falla.ts'
import { resources } from '../../src/resources/index.ts'

import '../../server/universityServer.ts'

const { cucs, grupos } = resources
const dePg = (code: string, table = 'grupos', constraint = '') =>
  Object.assign(new Error(code), { code, table, constraint })
const dicho = (error: unknown) => {
  const falla = toFalla(grupos, error)
  return falla instanceof Falla ? [falla.status, falla.message, falla.detalle.errors] : falla
}

describe('what the database refuses is said', () => {
  const invalidos = [422, 'Los datos no son válidos', undefined]
  it.each(['22001', '22P02', '23514'])('of %s as data that are none', code => {
    expect(dicho(dePg(code))).toEqual(invalidos)
  })

  it('also where it comes wrapped', () => {
    expect(dicho(new Error('Failed query', { cause: dePg('22001') }))).toEqual(invalidos)
  })

  it('of what is in use, and of what went away meanwhile, at its field where one is known', () => {
    expect(dicho(dePg('23503', 'clases'))).toEqual([409, 'No se puede eliminar porque está en uso', undefined])
    const falta = "Seleccione un valor válido en 'CUC'"
    expect(dicho(dePg('23503', 'grupos', 'grupos_clave_cuc_fk'))).toEqual([422, falta, { clave_cuc: falta }])
    expect(dicho(dePg('23503', 'grupos', 'otra'))).toEqual([
      409,
      'Los datos cambiaron mientras tanto, intente de nuevo',
      undefined,
    ])
  })

  it('of a key that is taken, with its article', () => {
    const taken = toFalla(cucs, dePg('23505', 'cucs', 'cucs_pkey'))
    expect(taken).toMatchObject({ status: 409, message: expect.stringMatching(/^Ya existe un CUC con esa /) })
    expect(toFalla(cucs, dePg('23505', 'cucs', 'otra'))).toMatchObject({ message: 'Ya existe un CUC igual' })
    expect(toFalla(resources.materias, dePg('23505', 'materias', 'otra'))).toMatchObject({
      message: 'Ya existe una Materia igual',
    })
  })

  it.each([
    dePg('40P01'),
    dePg('42703'),
    dePg('23502'),
    dePg('08006'),
    dePg('122'),
    new Error('roto'),
    'roto',
    null,
    undefined,
  ])('not of %s, which is no fault of the data', error => {
    expect(toFalla(grupos, error)).toBe(error)
  })
})

it('a write is tried again after a deadlock, and when something began to refer to what it deletes', () => {
  expect(isTransient(grupos, dePg('40P01'))).toBe(true)
  expect(isTransient(grupos, new Error('Failed query', { cause: dePg('40P01') }))).toBe(true)
  expect(isTransient(grupos, dePg('23503', 'clases'))).toBe(true)
  expect(isTransient(grupos, dePg('23503', 'grupos'))).toBe(false)
  expect(isTransient(grupos, dePg('23505', 'clases'))).toBe(false)
  expect(isTransient(grupos, new Error('roto'))).toBe(false)
})
