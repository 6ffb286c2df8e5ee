import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, persona } from '../harness/filas.ts'
import { vecinos } from '../harness/vecinos.ts'

const { cucs_facilitadores: vinculos, facilitadores } = tables
const nuevos = ['X', 'Y', 'Z'].map(letra => persona(letra).matricula)
const [uno = '', dos = '', inactivo = ''] = nuevos
let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let consejero = ''
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  consejero = await e.tokenDe('consejero')
  const [fila] = await e.db.select().from(facilitadores)
  if (!fila) throw new Error('nobody to copy')
  for (const matricula of nuevos)
    await e.db
      .insert(facilitadores)
      .values({ ...fila, matricula, id_usuario: null, status: matricula === inactivo ? 0 : 1 })
})
afterAll(() => e.cerrar())

const lote = async (accion: string, list: string, ids: readonly string[], mas: object, token = consejero) => {
  const { status, texto } = await e.pedir('POST', `lotes/facilitadores/${accion}`, {
    token,
    cuerpo: { list, params: {}, ids, ...mas },
  })
  return { status, data: JSON.parse(texto).data }
}
const hacer = async (accion: string, list: string, ids: readonly string[]) => {
  const { data } = await lote(accion, list, ids, { preview: true })
  return { previa: data, hecho: await lote(accion, list, ids, { huella: data.huella }) }
}
const ligados = async () =>
  (await e.db.select().from(vinculos).where(eq(vinculos.clave_cuc, cuc.clave))).map(({ matricula }) => matricula)
const contados = async () =>
  (await e.db.select().from(historial).where(eq(historial.entidad, 'cucs_facilitadores'))).length

it('several facilitadores are added to a CUC at once, each by the rules of one and with history; one already there is named', async () => {
  const [antes, historia] = [await ligados(), await contados()]
  await hacer('agregarAlCuc', 'activos', [uno])
  const { previa, hecho } = await hacer('agregarAlCuc', 'activos', [uno, dos, inactivo])
  expect(previa).toMatchObject({ cambian: 1, impedidos: 1, ausentes: 1 })
  expect(JSON.stringify(previa.motivos)).toContain('El facilitador ya está asociado a su CUC')
  expect(hecho).toMatchObject({ status: 200, data: { cambian: 1 } })
  expect([(await ligados()).toSorted(), (await contados()) - historia]).toEqual([[...antes, uno, dos].toSorted(), 2])
})

it('several leave it, except one whose classes there are not closed', async () => {
  const matriculas = await alumnos(e.db, claves, 1)
  await clase(e.db, claves, { matriculas, cambios: { matricula: dos } })
  const { previa, hecho } = await hacer('quitarDelCuc', 'deConsejero', [uno, dos])
  expect(JSON.stringify(previa)).toContain('tiene 1 asignatura sin calificar en su CUC')
  expect([hecho.status, hecho.data.cambian]).toEqual([200, 1])
  expect(await ligados()).toContain(dos)
  expect(await ligados()).not.toContain(uno)
})

it('one who left is added again, and history tells all three', async () => {
  expect((await hacer('agregarAlCuc', 'activos', [uno])).hecho).toMatchObject({ status: 200, data: { cambian: 1 } })
  expect(await ligados()).toContain(uno)
  const suya = (await e.db.select().from(historial).where(eq(historial.entidad, 'cucs_facilitadores'))).filter(
    ({ antes, despues }) => JSON.stringify([antes, despues]).includes(uno),
  )
  expect(suya.map(({ accion }) => accion)).toEqual(['create', 'delete', 'create'])
})

it('nobody but a consejero does so, and only of the list that is theirs', async () => {
  for (const rol of ['coordinador', 'administrativo', 'escolar', 'facilitador', 'estudiante'])
    expect((await lote('agregarAlCuc', 'activos', [uno], { preview: true }, await e.tokenDe(rol))).status).toBe(403)
  expect((await lote('agregarAlCuc', 'deConsejero', [uno], { preview: true })).status).toBe(403)
})
