import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
let token = ''
beforeAll(async () => {
  e = await escena({ sembrada: true })
  token = await e.tokenDe('escolar')
})
afterAll(() => e.cerrar())

const baja = { list: 'deMiCuc', values: { estatus: 0 }, preview: true }

describe('refuses a misspelt choice of rows instead of taking all of the list', () => {
  it.each([
    ['lotes/estudiantes/estatus', { ...baja, keys: ['1'] }],
    ['exportaciones/estudiantes/deMiCuc', { formato: 'csv', columnas: 'matricula', keys: ['1'] }],
  ])('%s', async (ruta, cuerpo) => {
    expect(await e.pedir('POST', ruta, { token, cuerpo })).toMatchObject({
      status: 422,
      message: 'No se reconoce «keys»',
    })
  })
})
