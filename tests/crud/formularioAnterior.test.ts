import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unsaidHeader, unsaidIsKept } from '../../src/schema/unsaid.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { huella } from '../harness/huella.ts'
import { olvidar } from '../harness/porFuera.ts'

let e: Escena
let token = ''
let clave = ''
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
})
afterAll(() => e.cerrar())

const materia = { clave_materia: 'ANT-1', nombre: 'Uno', creditos: 5 }
const deFormulario = { [unsaidHeader]: unsaidIsKept }
beforeEach(async () => {
  await olvidar(e.db, 'materias')
  const alta = await e.pedir('POST', 'materias', { token, cuerpo: materia })
  clave = `materias/${alta.data.id_materia}`
})

describe('a form opened before an upgrade', () => {
  it('leaves its unknown field as it is, and changes the named ones', async () => {
    const cuerpo = { clave_materia: 'ANT-1', nombre: 'Dos', version: 1 }
    const { status, data } = await e.pedir('PUT', clave, { token, cuerpo, encabezados: deFormulario })
    expect([status, data]).toEqual([200, expect.objectContaining({ nombre: 'Dos', creditos: 5, version: 2 })])
  })

  it('empties the fields named as empty', async () => {
    const cuerpo = { ...materia, creditos: null }
    expect(await e.pedir('PUT', clave, { token, cuerpo, encabezados: deFormulario })).toMatchObject({
      status: 422,
      errors: { creditos: "Los 'créditos de la materia' son requeridos" },
    })
  })

  it.each(['PUT', 'POST'])('reports text typed into a removed field: %s', async metodo => {
    const cuerpo = { ...materia, clave_materia: 'ANT-2', apodo: 'La difícil' }
    const antes = await huella(e.db)
    const { status, message } = await e.pedir(metodo, metodo === 'PUT' ? clave : 'materias', {
      token,
      cuerpo,
      encabezados: deFormulario,
    })
    expect([status, message]).toEqual([
      409,
      'Se instaló una versión nueva del sistema y este formulario pide un dato que ya no existe. No se guardó nada: recargue la página',
    ])
    expect(await huella(e.db)).toEqual(antes)
  })

  it('loses nothing when its unknown field was empty', async () => {
    const cuerpo = { ...materia, apodo: '', motes: [] }
    expect((await e.pedir('PUT', clave, { token, cuerpo, encabezados: deFormulario })).status).toBe(200)
  })
})

it('empties missing fields and ignores unknown names of a body without the header', async () => {
  const cuerpo = { clave_materia: 'ANT-1', nombre: 'Dos', apodo: 'La difícil' }
  expect((await e.pedir('PUT', clave, { token, cuerpo })).errors).toEqual({
    creditos: "Los 'créditos de la materia' son requeridos",
  })
})
