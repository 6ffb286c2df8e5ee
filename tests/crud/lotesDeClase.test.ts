import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
let escolar = ''
let abierta = ''
let calificada = ''
beforeAll(async () => {
  e = await escena({ sembrada: true })
  escolar = await e.tokenDe('escolar')
  const suyas = await lista('cuc/asignaturas?range=[0,499]')
  const conAlumnos = await Promise.all(
    suyas.map(async clase => ({ clase, dentro: await dentroDe(String(clase.id_clase)) })),
  )
  const deEstado = (estado: boolean) =>
    String(
      conAlumnos.find(({ clase, dentro }) => Boolean(clase.calificada) === estado && dentro.length > 0)?.clase.id_clase,
    )
  abierta = deEstado(false)
  calificada = deEstado(true)
  const propios = await lista('cuc/estudiantes/escolar?range=[0,4]')
  await e.db
    .insert(clasesEstudiantes)
    .values(propios.map(({ matricula }) => ({ id_clase: abierta, matricula: String(matricula) })))
    .onConflictDoNothing()
})
afterAll(() => e.cerrar())

const lista = async (path: string): Promise<Record<string, unknown>[]> =>
  JSON.parse((await e.pedir('GET', path, { token: escolar })).texto).data
const dentroDe = async (id_clase: string) =>
  (await e.db.select().from(clasesEstudiantes).where(eq(clasesEstudiantes.id_clase, id_clase))).map(
    ({ matricula }) => matricula,
  )
const quitar = async (id_clase: string, ids: readonly string[], mas: object = {}, list = 'deClase') => {
  const cuerpo = { list, params: { id_clase }, ids, ...mas }
  const { texto, status } = await e.pedir('POST', 'lotes/estudiantes/quitarDeAsignatura', { token: escolar, cuerpo })
  return { status, data: JSON.parse(texto).data }
}

it('removes several students from an ungraded class, each told in history, and nobody else', async () => {
  const [uno = '', dos = '', ...demas] = await dentroDe(abierta)
  const { data } = await quitar(abierta, [uno, dos, 'NADIE'], { preview: true })
  expect(data).toMatchObject({ cambian: 2, ausentes: 1, impedidos: 0 })
  expect(await dentroDe(abierta)).toHaveLength(demas.length + 2)
  const hecho = await quitar(abierta, [uno, dos, 'NADIE'], { huella: data.huella })
  expect([hecho.status, hecho.data.cambian, hecho.data.deshacer]).toEqual([200, 2, false])
  expect((await dentroDe(abierta)).toSorted()).toEqual(demas.toSorted())
  const contado = await e.db
    .select()
    .from(historial)
    .where(and(eq(historial.lote, hecho.data.lote), eq(historial.clave, abierta)))
  expect(contado.map(({ antes }) => antes).flatMap(antes => Object.values(antes ?? {}).flat())).toEqual(
    [uno, dos].toSorted(),
  )
})

it('removes nobody from a class with grades, and says why', async () => {
  const dentro = await dentroDe(calificada)
  const { data } = await quitar(calificada, dentro, { preview: true })
  expect(data).toMatchObject({ cambian: 0, impedidos: dentro.length, motivos: [{ cuantos: dentro.length }] })
  expect(await dentroDe(calificada)).toEqual(dentro)
})

it('is offered in the list of a class alone', async () => {
  expect((await quitar(abierta, await dentroDe(abierta), { preview: true }, 'deMiCuc')).status).toBe(403)
})
