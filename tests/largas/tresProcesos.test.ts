import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secreto } from '../../server/ajustes/secreto.ts'
import { signedLink } from '../../server/files/signedLink.ts'
import { archivos } from '../../server/files/tables.ts'
import { correos } from '../../server/mail/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { roles } from '../../src/domain/roles.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { proceso, puertoLibre } from '../harness/proceso.ts'
import { reparteTurnos } from '../harness/reparteTurnos.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let reparto: Awaited<ReturnType<typeof reparteTurnos>>
const programas: { app: ReturnType<typeof proceso>; carpeta: string }[] = []
beforeAll(async () => {
  base = await baseDePrueba({ sembrada: true })
  const puertos: number[] = []
  for (let i = 0; i < 3; i++) {
    const [port, carpeta] = [await puertoLibre(), await mkdtemp(join(tmpdir(), 'cuc-tres-'))]
    const app = proceso('main', {
      env: { PORT: String(port), DATA_DIR: carpeta, DATABASE_URL: base.url, PROXIES: '1' },
    })
    programas.push({ app, carpeta })
    await app.dice('Listo')
    puertos.push(port)
  }
  reparto = await reparteTurnos(puertos)
})
afterAll(async () => {
  await reparto.cerrar()
  for (const { app, carpeta } of programas) {
    app.child.kill('SIGTERM')
    await app.salida
    await rm(carpeta, { recursive: true, force: true })
  }
  await base.cerrar()
})

type Llamada = { metodo?: string; token?: string; cuerpo?: object | string; clave?: string }

const llama = async (camino: string, { metodo = 'GET', token, cuerpo, clave }: Llamada = {}) => {
  const respuesta = await fetch(`${reparto.direccion}/api/${camino}`, {
    method: metodo,
    headers: {
      'content-type': typeof cuerpo === 'string' ? 'application/octet-stream' : 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(clave && { 'idempotency-key': clave }),
    },
    ...(cuerpo && { body: typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo) }),
  })
  const { data } = respuesta.headers.get('content-type')?.includes('json') ? await respuesta.json() : {}
  return { status: respuesta.status, puerto: respuesta.headers.get('x-puerto'), data }
}

/** Repeats a call `veces` times, so that each process gets some. */
const aTodos = (camino: string, llamada?: Llamada, veces = 3) =>
  Promise.all(Array.from({ length: veces }, () => llama(camino, llamada)))

const estados = (respuestas: { status: number }[]) => respuestas.map(({ status }) => status)
const ingreso = (email: string, password = 'Comunal2026') => ({ metodo: 'POST', cuerpo: { email, password } })
const tokenDe = async (email: string): Promise<string> => (await llama('login', ingreso(email))).data.token

test('a session that one opened is open in all, and closed in all once one closed it', async () => {
  const token = await tokenDe('coordinador@demo.cuc.mx')
  const leidas = await aTodos('materias', { token })
  expect(estados(leidas)).toEqual([200, 200, 200])
  expect(new Set(leidas.map(({ puerto }) => puerto)).size).toBe(3)
  expect((await llama('logout', { metodo: 'DELETE', token })).status).toBe(200)
  expect(estados(await aTodos('materias', { token }))).toEqual([401, 401, 401])
})

test('wrong passwords count together, one after the other and all at once', async () => {
  const seguidas: number[] = []
  for (let vez = 0; vez < 9; vez++)
    seguidas.push((await llama('login', ingreso('administrativo@demo.cuc.mx', 'equivocada'))).status)
  expect(seguidas).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429])
  const juntas = estados(await aTodos('login', ingreso('escolar@demo.cuc.mx', 'equivocada'), 18))
  expect(juntas.filter(status => status === 401)).toHaveLength(5)
})

test('many tabs that sign in at once to one account all get in', async () => {
  const entradas = await aTodos('login', ingreso('coordinador@demo.cuc.mx'), 6)
  expect(new Set(estados(entradas))).toEqual(new Set([200]))
})

test('a write that comes to all of them under one key is done once', async () => {
  const token = await tokenDe('coordinador@demo.cuc.mx')
  const cuerpo = { clave_materia: 'TRESVECES', nombre: 'Tres veces', creditos: 5 }
  const hechas = await aTodos('materias', { metodo: 'POST', token, cuerpo, clave: randomUUID() }, 9)
  expect(new Set(estados(hechas))).toEqual(new Set([201]))
  expect(await base.db.$count(tables.materias, eq(tables.materias.clave_materia, 'TRESVECES'))).toBe(1)
})

test('each mail leaves once, by one of them', async () => {
  const para = roles.map(rol => `${rol}@demo.cuc.mx`)
  await Promise.all(para.map(email => llama('olvido-contra', { metodo: 'POST', cuerpo: { email } })))
  const filas = () => base.db.select().from(correos).where(inArray(correos.para, para))
  await expect.poll(async () => (await filas()).filter(({ enviado }) => enviado).length).toBe(para.length)
  expect((await filas()).map(({ intentos }) => intentos)).toEqual(para.map(() => 1))
  const sueltos = await Promise.all(programas.map(({ carpeta }) => readdir(join(carpeta, 'correos')).catch(() => [])))
  expect(sueltos.flat()).toHaveLength(para.length)
})

test('a notice of one process reaches the bell of all; a sheet read by one is reviewed, shown and applied by others', async () => {
  const token = await tokenDe('coordinador@demo.cuc.mx')
  const campanas = await aTodos('avisos/estado', { token })
  expect(estados(campanas)).toEqual([200, 200, 200])
  expect(new Set(campanas.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  const hoja = 'Clave,Nombre,Créditos\nHOJA1,Primera,5\nHOJA2,Segunda,6\n'
  const recibida = await llama('importaciones/materias?archivo=hoja.csv', { metodo: 'POST', token, cuerpo: hoja })
  expect(recibida.status).toBeLessThan(300)
  const { id, huella } = recibida.data
  for (const { data } of await aTodos('importaciones/materias/avance', { token })) expect(data).toEqual({ avance: 100 })
  for (const { data } of await aTodos(`importaciones/${id}/filas?cuantos=10`, { token }))
    expect(data.filas).toHaveLength(2)
  const aplicada = await llama(`importaciones/${id}/aplicar`, { metodo: 'POST', token, cuerpo: { huella } })
  expect(aplicada.status).toBeLessThan(300)
  expect(await base.db.$count(tables.materias, inArray(tables.materias.clave_materia, ['HOJA1', 'HOJA2']))).toBe(2)
})

test('a signed link of one opens the file at all', async () => {
  const [archivo] = await base.db.select({ id: archivos.id_archivo }).from(archivos).limit(1)
  const enlace = signedLink(archivo?.id ?? null, { secret: await secreto(base.db), now: () => new Date() }) ?? ''
  expect(estados(await aTodos(enlace.replace('/api/', '')))).toEqual([200, 200, 200])
})
