import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { id, oficina, type Oficina } from './oficina.ts'
import { en } from './ponerServicio.ts'

const { serviciosSociales } = tables

let o: Oficina
beforeAll(async () => {
  o = await oficina()
})
afterAll(() => o.e.cerrar())

/** Returns, for a day, how many students are in the office's views of late and of stalled reports, and how many are reminded. */
const eseDia = async (dia: string) => {
  o.e.reloj.ahora = new Date(`${dia}T16:00:00Z`)
  const token = await o.e.tokenDe('escolar')
  const enVista = async (vista: string) => {
    const filtro = encodeURIComponent(JSON.stringify({ vista }))
    const { texto } = await o.e.pedir('GET', `servicio-social/en-curso?filter=${filtro}`, { token })
    return JSON.parse(texto).data.length
  }
  const recordados = await o.e.pedir('POST', 'seguimiento/recordatorios', { token, cuerpo: { que: 'servicios' } })
  return [await enVista('fueraDePlazo'), await enVista('detenidos'), JSON.parse(recordados.texto).data.cuantos]
}

it('a student whose next report is due in two months is neither late, nor standing still, nor reminded before', async () => {
  await o.poner(en({ 0: 'aceptado', 1: 'aceptado', 2: 'enviado' }))
  await o.e.db
    .update(serviciosSociales)
    .set({ fecha_inicio: '2026-11-16', fecha_final: '2027-11-16' })
    .where(eq(serviciosSociales.id_servicio_social, id))
  expect((await o.pedirPaso('escolar', { accion: 'aceptar', fase: 2 })).status).toBe(200)
  expect(await o.fila()).toMatchObject({ fase: 3, turno: 'estudiante', vence: '2027-01-16' })
  expect(await eseDia('2026-12-06')).toEqual([0, 0, 0])
  expect(await eseDia('2026-12-21')).toEqual([0, 0, 0])
  expect(await eseDia('2027-01-17')).toEqual([1, 1, 1])
})
