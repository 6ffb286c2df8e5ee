import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inWrite } from '../../server/crud/write/inWrite.ts'
import { toFalla } from '../../server/crud/write/toFalla.ts'
import { Falla } from '../../server/http/Falla.ts'
import { resources } from '../../src/resources/index.ts'
import type { Mode } from '../../src/schema/active.ts'
import { escena, type Escena } from '../harness/escena.ts'

const { cucs, grupos } = resources
const dePg = (code: string, table = 'grupos', constraint = '') =>
  Object.assign(new Error(code), { code, table, constraint })
const dicho = (error: unknown, mode?: Mode) => {
  const falla = toFalla(grupos, error, mode)
  return falla instanceof Falla ? [falla.status, falla.message, falla.detalle.errors] : falla
}

describe('an error of the database becomes a message', () => {
  const invalidos = [422, 'Los datos no son válidos', undefined]
  it.each(['22001', '22P02', '23514'])('of %s as data that are none', code => {
    expect(dicho(dePg(code))).toEqual(invalidos)
  })

  it('of values in a forbidden combination as the allowed ones', () => {
    const falla = toFalla(resources.clases, dePg('23514', 'clases', 'clases_estados'))
    expect(falla).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^Esos datos no pueden ir juntos\. Debe ser «.+»: No; o bien «.+»: Sí$/),
    })
    expect(
      toFalla(resources.serviciosSociales, dePg('23514', 'serviciosSociales', 'serviciosSociales_estados')),
    ).toMatchObject({
      message: expect.stringContaining('; o bien '),
    })
  })

  it('also where it comes wrapped', () => {
    expect(dicho(new Error('Failed query', { cause: dePg('22001') }))).toEqual(invalidos)
  })

  it('of a deletion of a record in use, also by its own kind', () => {
    for (const table of ['clases', 'grupos', 'otra'])
      expect(dicho(dePg('23503', table), 'delete')).toEqual([409, 'No se puede eliminar porque está en uso', undefined])
  })

  it('of a target deleted meanwhile, at its field where one is known, in the words of the referring entity', () => {
    const falta = "Seleccione un valor válido en 'CUC'"
    expect(dicho(dePg('23503', 'grupos', 'grupos_clave_cuc_fk'))).toEqual([422, falta, { clave_cuc: falta }])
    const deClase = "Seleccione un valor válido en 'Grupo'"
    expect(dicho(dePg('23503', 'clases', 'clases_clave_grupo_fk'))).toEqual([422, deClase, { clave_grupo: deClase }])
    for (const table of ['grupos', 'clases', 'otra'])
      expect(dicho(dePg('23503', table, 'otra'))).toEqual([
        409,
        'Los datos cambiaron mientras tanto, intente de nuevo',
        undefined,
      ])
  })

  it('of a taken key, with its article', () => {
    const taken = toFalla(cucs, dePg('23505', 'cucs', 'cucs_pkey'))
    expect(taken).toMatchObject({ status: 409, message: expect.stringMatching(/^Ya existe un CUC con esa /) })
    expect(toFalla(cucs, dePg('23505', 'cucs', 'otra'))).toMatchObject({ message: 'Ya existe un CUC igual' })
    for (const written of [cucs, resources.materias])
      expect(toFalla(written, dePg('23505', 'materias', 'otra'))).toMatchObject({
        message: 'Ya existe una materia igual',
      })
    expect(toFalla(cucs, dePg('23505', 'pasos', 'otra'))).toMatchObject({ message: 'Ya existe un CUC igual' })
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
  ])('not of %s, no fault of the data', error => {
    expect(toFalla(grupos, error)).toBe(error)
  })
})

describe('a write is tried again', () => {
  let e: Escena
  beforeAll(async () => {
    e = await escena()
  })
  afterAll(() => e.cerrar())

  const intentos = async (error: Error, mode?: Mode) => {
    let hechos = 0
    const escrito = inWrite(
      e.db,
      grupos,
      async () => {
        hechos += 1
        throw error
      },
      mode,
    )
    await expect(escrito).rejects.toThrow()
    return hechos
  }

  it.each<[string, number, Error, Mode?]>([
    ['after a deadlock', 3, dePg('40P01')],
    ['after a deadlock that comes wrapped', 3, new Error('Failed query', { cause: dePg('40P01') })],
    ['when something began to refer to what it deletes', 3, dePg('23503', 'clases'), 'delete'],
    ['when one of its own kind did', 3, dePg('23503', 'grupos'), 'delete'],
    ['when what another table points at went away', 3, dePg('23503', 'clases')],
    ['not when what it points at did, which is its fault', 1, dePg('23503', 'grupos')],
    ['not when something is there already', 1, dePg('23505', 'clases')],
    ['not after what nobody foresaw', 1, new Error('roto')],
  ])('%s', async (_, veces, error, mode) => {
    expect(await intentos(error, mode)).toBe(veces)
  })
})
