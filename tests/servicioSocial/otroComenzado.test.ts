import { afterAll, beforeAll, expect, it } from 'vitest'
import { acreditar } from '../harness/acreditar.ts'
import { id, matricula, oficina, type Oficina, type Puesto } from './oficina.ts'
import { en } from './ponerServicio.ts'
import { cuerpoDeReadmision } from '../harness/cuerpoDeReadmision.ts'

const [segunda, tercera] = ['N'.padEnd(18, '1'), 'N'.padEnd(18, '2')]
const rutaPropia = 'estudiante/servicio-social'
let o: Oficina
let primero: Puesto
let segundo: Puesto

const hasta = (fase: number, estado: 'enviado' | 'rechazado' | 'pendiente') =>
  en({ ...Object.fromEntries(Array.from({ length: fase }, (_, cual) => [cual, 'aceptado' as const])), [fase]: estado })
const leer = async (quien: string, ruta: string) => {
  const token = quien === 'propio' ? segundo.token : o.tokens.get(quien)
  return JSON.parse((await o.e.pedir('GET', ruta, { token })).texto).data
}
const matriculasDe = async (quien: string, ruta: string) =>
  (await leer(quien, ruta)).map(
    ({ matricula_estudiante, matricula: m = matricula_estudiante }: Record<string, string>) => m,
  )

/** Readmits the person of one matrícula under another. */
const readmitir = async (anterior: string, nueva: string) => {
  const { status } = await o.e.pedir('POST', 'estudiantes/readmision', {
    token: o.tokens.get('escolar'),
    cuerpo: cuerpoDeReadmision(o.claves.id_reticula, nueva, { matricula_anterior: anterior }),
  })
  if (status !== 201) throw new Error(`nobody was readmitted: ${status}`)
  await acreditar(o.e.db, o.claves, [nueva])
}
const activar = (cual: string) =>
  o.e.pedir('POST', `cuc/estudiante/${cual}/activar-servicio`, {
    token: o.tokens.get('escolar'),
    cuerpo: { matricula: cual },
  })

beforeAll(async () => {
  o = await oficina()
  await readmitir(matricula, segunda)
  const token = await o.e.tokenDe('estudiante')
  primero = { id, matricula, token }
  segundo = { id: '5e0c1a50-0000-4000-8000-000000000002', matricula: segunda, token }
})
afterAll(() => o.e.cerrar())

it('a service of before is over for all once the person has another one: it awaits nobody, and nobody decides or sends', async () => {
  await o.poner(hasta(10, 'rechazado'), primero)
  await o.poner(hasta(1, 'pendiente'), segundo)
  for (const ruta of ['servicio-social/en-curso', 'estudiantes/servicio-social/activos'])
    expect(await matriculasDe('escolar', ruta)).toEqual([segunda])
  expect(await matriculasDe('propio', rutaPropia)).toEqual([segunda])
  const pendientes = await leer('propio', 'pendientes')
  expect(pendientes.filter(({ resource }: { resource: string }) => resource === 'serviciosSociales')).toMatchObject([
    { total: 1 },
  ])
  const enviado = await o.pedirPaso('estudiante', { accion: 'enviar', fase: 10, puesto: primero })
  expect(enviado.status).toBe(403)
  await o.poner(hasta(10, 'enviado'), primero)
  const rechazado = await o.pedirPaso('escolar', { accion: 'rechazar', fase: 10, comentario: 'No', puesto: primero })
  expect(rechazado.status).toBe(409)
})

it('a leave and the return leave it as it was', async () => {
  await o.poner(hasta(10, 'rechazado'), primero)
  const antes = await o.fila(primero)
  for (const estatus of [0, 1]) {
    const lote = { ids: [segunda], list: 'deMiCuc', values: { estatus } }
    const { data } = await o.e.pedir('POST', 'lotes/estudiantes/estatus', {
      token: o.tokens.get('escolar'),
      cuerpo: { ...lote, preview: true },
    })
    const { status } = await o.e.pedir('POST', 'lotes/estudiantes/estatus', {
      token: o.tokens.get('escolar'),
      cuerpo: { ...lote, huella: data.huella },
    })
    expect(status).toBe(200)
    expect(await o.fila(primero)).toEqual(antes)
  }
  segundo = { ...segundo, token: await o.e.tokenDe('estudiante') }
})

it('with only its release to come it stays with its office, and the student still reads it', async () => {
  await o.poner(hasta(11, 'pendiente'), primero)
  expect(await matriculasDe('coordinador', 'servicio-social/en-curso')).toEqual(
    expect.arrayContaining([matricula, segunda]),
  )
  expect((await matriculasDe('propio', rutaPropia)).toSorted()).toEqual([matricula, segunda].toSorted())
})

it('of several before, the latest that is finished or goes on counts under a third matrícula', async () => {
  await readmitir(segunda, tercera)
  segundo = { ...segundo, token: await o.e.tokenDe('estudiante') }
  const ya = (quePaso: string, cual: string) => `El estudiante ${quePaso} su servicio social con la matrícula ${cual}`
  const propio = async () => (await leer('propio', 'estudiante/datos/servicio-social/activo')).matricula_estudiante
  for (const [uno, otro, mensaje, leido] of [
    [hasta(10, 'pendiente'), hasta(9, 'pendiente'), ya('termina', segunda), segunda],
    [hasta(10, 'pendiente'), hasta(11, 'pendiente'), ya('ya concluyó', segunda), segunda],
    [hasta(11, 'pendiente'), hasta(9, 'pendiente'), ya('termina', segunda), segunda],
    [hasta(11, 'pendiente'), hasta(11, 'pendiente'), ya('ya concluyó', segunda), segunda],
    [hasta(11, 'pendiente'), hasta(3, 'pendiente'), ya('ya concluyó', matricula), matricula],
  ] as const) {
    // The row of the later matrícula is the older one.
    await o.poner(otro, segundo)
    await o.poner(uno, primero)
    expect(await activar(tercera)).toMatchObject({ status: 409, message: mensaje })
    expect(await propio()).toBe(leido)
  }
  await o.poner(hasta(10, 'pendiente'), primero)
  expect((await activar(tercera)).status).toBe(200)
})
