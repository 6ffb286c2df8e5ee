import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { adviceHeader } from '../../src/schema/advice.ts'
import { clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { persona } from '../harness/filas.ts'
import { periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let token: string
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('escolar')
})
afterAll(() => e.cerrar())

it('an act on several records says what is known against each, and needs the tick of all; history keeps it', async () => {
  const claves = await vecinos(e.db)
  const despues = { ...periodo, nombre: '2026-B bis', fecha_inicio: '2027-02-01', fecha_final: '2027-07-01' }
  const [otro] = await e.db.insert(tables.periodos).values(despues).returning()
  await clase(e.db, claves)
  const movida = await clase(e.db, claves, {
    cambios: { id_periodo: otro?.id_periodo ?? '', matricula: persona('G').matricula, salon: 'Z' },
  })
  const pedir = async (mas: object, con = true) => {
    const cuerpo = { list: 'deMiCuc', ids: [movida], values: { id_periodo: claves.id_periodo }, ...mas }
    const encabezados: Record<string, string> = con ? { [adviceHeader]: 'none' } : {}
    const { status, message, texto } = await e.pedir('POST', 'lotes/clases/periodo', { token, cuerpo, encabezados })
    return { status, message, data: JSON.parse(texto).data }
  }
  const callada = await pedir({ preview: true }, false)
  expect(callada.data).not.toHaveProperty('avisos')
  const { data } = await pedir({ preview: true })
  const texto =
    'El grupo Primero A ya tiene «Saberes de la milpa» lunes y miércoles 09:00–10:30 (con Magdalena García López, salón A1)'
  expect([data.cambian, data.avisos]).toEqual([1, [{ texto, quienes: [expect.any(String)] }]])
  expect(await pedir({ huella: data.huella })).toMatchObject({
    status: 409,
    message: 'Lea las advertencias antes de continuar',
  })
  expect((await pedir({ huella: data.huella, avisos: true })).status).toBe(200)
  const dichos = await e.db.select().from(historial).where(eq(historial.clave, movida))
  expect(dichos.map(({ motivo }) => motivo)).toEqual([`Guardado con advertencias a la vista: ${texto}`])
})
