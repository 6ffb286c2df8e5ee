import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { id, matricula, oficina, type Oficina } from './oficina.ts'
import { en } from './ponerServicio.ts'

let o: Oficina
beforeAll(async () => {
  o = await oficina()
  await o.poner(en({ 0: 'aceptado' }))
})
afterAll(() => o.e.cerrar())

it('the request letter is read while somebody writes the service', async () => {
  const { serviciosSociales } = tables
  const leida = await o.e.db.transaction(async tx => {
    await tx.select().from(serviciosSociales).where(eq(serviciosSociales.id_servicio_social, id)).for('update')
    return o.e.pedir('POST', 'servicio-social/estudiante/datos/carta-solicitud', {
      token: o.tokens.get('escolar'),
      cuerpo: { id_servicio_social: id, matricula_estudiante: matricula },
    })
  })
  expect(leida.status).toBe(200)
})
