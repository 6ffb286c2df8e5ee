import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { clase } from '../harness/aula.ts'
import { cuerpoDeReadmision } from '../harness/cuerpoDeReadmision.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante, grupo } from '../harness/filas.ts'
import { correoDe } from '../harness/reparto.ts'
import { en, ponerServicio } from '../servicioSocial/ponerServicio.ts'
import { otroGrupo, vecinos } from '../harness/vecinos.ts'

const anterior = estudiante.matricula
const equivocada = 'N'.padEnd(18, '1')
const correcta = 'M'.padEnd(18, '2')
let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let deOrigen: string
let deDestino: string
let cuenta: string | null | undefined

const fila = async (matricula: string) =>
  (await e.db.select().from(tables.estudiantes).where(eq(tables.estudiantes.matricula, matricula)))[0]
const readmitir = (matricula: string, token: string, clave_grupo: string) =>
  e.pedir('POST', 'estudiantes/readmision', {
    token,
    cuerpo: cuerpoDeReadmision(claves.id_reticula, matricula, { matricula_anterior: anterior, clave_grupo }),
  })
const eliminar = (matricula: string, token: string) => e.pedir('DELETE', `estudiantes/${matricula}`, { token })

beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  const original = await fila(anterior)
  cuenta = original?.id_usuario
  deOrigen = await e.tokenDe('escolar')
  deDestino = await e.tokenDe('escolar.vecino')
})
afterAll(() => e.cerrar())
beforeEach(async () => {
  await e.db.delete(tables.clases)
  for (const nueva of [equivocada, correcta])
    await e.db.delete(tables.estudiantes).where(eq(tables.estudiantes.matricula, nueva))
  await e.db
    .update(tables.estudiantes)
    .set({ id_usuario: cuenta ?? null, estatus: 1, continua: false })
    .where(eq(tables.estudiantes.matricula, anterior))
  await e.db
    .update(usuarios)
    .set({ activo: true })
    .where(eq(usuarios.id, cuenta ?? ''))
})

test('a mistyped matrícula is corrected by deleting the new record and readmitting again: the person and the account are those of before', async () => {
  expect((await readmitir(equivocada, deOrigen, grupo.clave_grupo)).status).toBe(201)
  const { data } = await e.pedir('GET', `estudiantes/${equivocada}/eliminacion`, { token: deOrigen })
  expect(data.tambien).toBe(`la readmisión (la persona vuelve a la matrícula ${anterior})`)
  expect(await eliminar(equivocada, deOrigen)).toMatchObject({
    status: 200,
    message: 'Estudiante eliminado correctamente',
  })
  expect(await fila(equivocada)).toBeUndefined()
  expect(await fila(anterior)).toMatchObject({ estatus: 1, continua: false, id_usuario: cuenta })
  const propio = await e.tokenDe('estudiante')
  expect((await e.perfil(propio)).data).toMatchObject({ matricula: anterior })
  expect((await e.pedir('GET', 'avisos', { token: propio })).texto).toContain('Su readmisión se deshizo')
  const [ultima] = (await e.db.select().from(historial).where(eq(historial.clave, anterior))).slice(-1)
  expect(ultima).toMatchObject({
    motivo: 'Se deshizo la readmisión',
    antes: { estatus: 0, continua: true },
    despues: { estatus: 1, continua: false },
    version: (await fila(anterior))?.version,
  })
  expect((await readmitir(correcta, deOrigen, grupo.clave_grupo)).status).toBe(201)
  expect((await e.perfil(await e.tokenDe('estudiante'))).data).toMatchObject({ matricula: correcta })
})

test('a student who was inactive at another campus is inactive again, and that campus is told', async () => {
  await e.db.update(tables.estudiantes).set({ estatus: 0 }).where(eq(tables.estudiantes.matricula, anterior))
  expect((await readmitir(equivocada, deDestino, otroGrupo.clave_grupo)).status).toBe(201)
  const abierta = await e.tokenDe('estudiante')
  expect((await eliminar(equivocada, deDestino)).status).toBe(200)
  expect(await fila(anterior)).toMatchObject({ estatus: 0, continua: false, id_usuario: cuenta })
  expect((await e.perfil(abierta)).status).toBe(401)
  expect((await e.ingresar('estudiante')).status).not.toBe(200)
  expect((await e.pedir('GET', 'avisos', { token: deOrigen })).texto).toContain(`vuelve a la matrícula ${anterior}`)
  expect((await readmitir(correcta, deDestino, otroGrupo.clave_grupo)).status).toBe(201)
  expect((await e.ingresar('estudiante')).status).toBe(200)
})

test('a social service that goes on is told to the student, also where the new record was inactive', async () => {
  const id = '00000000-0000-4000-8000-00000000fa5e'
  await ponerServicio(e.db, en({ 0: 'aceptado' }), { id, matricula: anterior }, e.reloj.ahora)
  onTestFinished(async () => {
    await e.db.delete(tables.serviciosSociales)
  })
  await readmitir(equivocada, deOrigen, grupo.clave_grupo)
  const { data } = await e.pedir('GET', `estudiantes/${equivocada}`, { token: deOrigen })
  const inactivo = { ...data, estatus: 0 }
  await e.pedir('PUT', `estudiantes/${equivocada}`, { token: deOrigen, cuerpo: inactivo })
  e.reloj.ahora = new Date(e.reloj.ahora.getTime() + 2 * 86_400_000)
  deOrigen = await e.tokenDe('escolar')
  expect((await eliminar(equivocada, deOrigen)).status).toBe(200)
  const { texto } = await e.pedir('GET', 'avisos', { token: await e.tokenDe('estudiante') })
  expect(texto).toContain('Su servicio social continúa')
})

test('a readmission with later work under the new matrícula cannot be undone, and nothing changes', async () => {
  await readmitir(equivocada, deOrigen, grupo.clave_grupo)
  await clase(e.db, claves, { matriculas: [equivocada] })
  const [antes, cerrado] = [await fila(equivocada), await fila(anterior)]
  expect(await eliminar(equivocada, deOrigen)).toMatchObject({
    status: 409,
    message: 'No se puede eliminar porque está en uso: 1 inscripción a una asignatura',
  })
  expect([await fila(equivocada), await fila(anterior)]).toEqual([antes, cerrado])
})

test('deleting a student who was never readmitted deletes the account', async () => {
  expect((await eliminar(anterior, deOrigen)).status).toBe(200)
  expect(await e.db.$count(usuarios, eq(usuarios.email, correoDe('estudiante')))).toBe(0)
})
