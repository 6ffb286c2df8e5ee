import { afterAll, beforeAll, expect, it } from 'vitest'
import { escena, type Escena } from '../harness/escena.ts'
import { contadorDeCambios } from '../harness/huella.ts'

let e: Escena
let cambios: () => Promise<number>
beforeAll(async () => {
  e = await escena()
  cambios = await contadorDeCambios(e.db)
})
afterAll(() => e.cerrar())

it('a file inside of a form is refused with how it is to be sent, and nothing is kept', async () => {
  const form = new FormData()
  form.set('archivo', new File(['Clave,Nombre,Créditos\nARC-1,Apicultura,6\n'], 'materias.csv'))
  const token = await e.tokenDe('coordinador')
  const antes = await cambios()
  const { status, message } = await e.pedir('POST', 'importaciones/materias?archivo=materias.csv', {
    token,
    cuerpo: form,
  })
  expect([status, message]).toEqual([
    422,
    'El archivo va tal cual en el cuerpo de la llamada, no dentro de un formulario (multipart/form-data): envíe los bytes del CSV o del Excel, con su nombre en «?archivo=»',
  ])
  expect(await cambios()).toBe(antes)
})
