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
let claves: Awaited<ReturnType<typeof vecinos>>
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('escolar')
  claves = await vecinos(e.db)
})
afterAll(() => e.cerrar())

const otroPeriodo = async (nombre: string, anio: number) => {
  const dias = { fecha_inicio: `${anio}-02-01`, fecha_final: `${anio}-07-01` }
  const [otro] = await e.db
    .insert(tables.periodos)
    .values({ ...periodo, nombre, ...dias })
    .returning()
  return otro?.id_periodo ?? ''
}
const mover = async (cuerpo: object, con = true) => {
  const encabezados: Record<string, string> = con ? { [adviceHeader]: 'none' } : {}
  const pedido = { list: 'deMiCuc', ...cuerpo }
  const { status, message, texto } = await e.pedir('POST', 'lotes/clases/periodo', {
    token,
    cuerpo: pedido,
    encabezados,
  })
  return { status, message, data: JSON.parse(texto).data }
}

it('a bulk action lists the advice against each record, and needs the tick of all; history keeps it', async () => {
  await clase(e.db, claves)
  const movida = await clase(e.db, claves, {
    cambios: { id_periodo: await otroPeriodo('2026-B bis', 2027), matricula: persona('G').matricula, salon: 'Z' },
  })
  const pedir = (mas: object, con = true) =>
    mover({ ids: [movida], values: { id_periodo: claves.id_periodo }, ...mas }, con)
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

it('the future state of one record of a batch counts in the advice about the next', async () => {
  const antes = [await otroPeriodo('2028-A', 2028), await otroPeriodo('2029-A', 2029)]
  const viernes = { dias: [5], hora_inicio: '18:00', hora_final: '19:00' }
  const ids = await Promise.all(antes.map(id_periodo => clase(e.db, claves, { cambios: { id_periodo, ...viernes } })))
  const { data } = await mover({ ids, values: { id_periodo: claves.id_periodo }, preview: true })
  expect([data.cambian, data.avisos]).toEqual([
    2,
    expect.arrayContaining([
      { texto: expect.stringMatching(/^El grupo Primero A ya tiene .* viernes 18:00/), quienes: [expect.any(String)] },
    ]),
  ])
})
