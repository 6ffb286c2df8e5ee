import { afterAll, beforeAll, expect, it } from 'vitest'
import { escena, type Escena } from '../harness/escena.ts'
import { contrasena } from '../harness/reparto.ts'

let e: Escena
let secreto = ''
beforeAll(async () => {
  e = await escena()
  const token = await e.tokenDe('coordinador')
  const llave = await e.pedir('POST', 'llavesDeSistemas', {
    token,
    cuerpo: {
      nombre: 'Vigía',
      rol: 'coordinador',
      vence: '2026-12-31',
      por_minuto: 3000,
      llamadas: [{ llamada: 'GET cucs' }],
    },
  })
  const { data } = await e.pedir('POST', `llavesDeSistemas/${llave.data.id_llave}/secreto`, {
    token,
    cuerpo: { contrasenia_actual: contrasena },
  })
  secreto = data?.secreto ?? ''
})
afterAll(() => e.cerrar())

const cabezaDe = async (ruta: string) => {
  const { status, headers } = await e.app.request(`/api/${ruta}`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${secreto}` },
  })
  return [status, headers.get('content-range')]
}

it('a key reads the headers of calls that it may read whole, and of no others', async () => {
  const { headers } = await e.pedir('GET', 'cucs?range=[0,0]', { token: secreto })
  expect(headers.get('content-range')).toMatch(/^cucs 0-0\/\d+$/)
  expect(await cabezaDe('cucs?range=[0,0]')).toEqual([200, headers.get('content-range')])
  expect(await cabezaDe('programas')).toEqual([403, null])
})
