import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../src/domain/roles.ts'
import { house } from '../../src/schema/house.ts'
import type { Pendiente } from '../../src/schema/doors/pendiente.ts'
import { pendingOf } from '../../src/schema/doors/pendingOf.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena({ sembrada: true })
})
afterAll(() => e.cerrar())

const pendientesDe = async (token: string): Promise<readonly Pendiente[]> =>
  JSON.parse((await e.pedir('GET', 'pendientes', { token })).texto).data

describe.each(roles)('the pending work of %s', rol => {
  it('is counted as by its list, through the same door', async () => {
    const token = await e.tokenDe(rol)
    const declared = pendingOf(house(), rol)
    const answered = await pendientesDe(token)
    const names = new Set(declared.map(({ resource }) => resource.name))
    expect(
      answered
        .filter(({ resource }) => names.has(resource))
        .map(({ resource, vista, to }) => [resource, vista, to])
        .toSorted(),
    ).toEqual(declared.map(({ resource, vista, to }) => [resource.name, vista, to]).toSorted())
    for (const { door, vista, to, resource } of declared) {
      const filter = encodeURIComponent(JSON.stringify(vista ? { vista } : {}))
      const { status, headers } = await e.pedir('GET', `${door.path}?range=[0,0]&filter=${filter}`, { token })
      const total = answered.find(each => each.to === to)?.total
      expect([resource.name, vista, status, headers.get('content-range')?.split('/')[1]]).toEqual([
        resource.name,
        vista,
        200,
        String(total),
      ])
    }
  })
})

it.each([
  ['estudiantes/pendientes/reinscripcion', ['escolar']],
  ['estudiantes/documentacion/pendiente', ['escolar', 'consejero', 'coordinador']],
] as const)('%s: kept counts of the students equal the list, of one campus and of all', async (path, suyos) => {
  const { rows } = await e.db.execute<{ cuantos: number }>(
    sql`select count(*)::int as cuantos from estudiantes e join situaciones s using (matricula) where e.estatus = 0 and s.por_entregar > 0`,
  )
  expect(rows[0]?.cuantos).toBeGreaterThan(0)
  for (const rol of suyos) {
    const token = await e.tokenDe(rol)
    const todos = JSON.parse((await e.pedir('GET', path, { token })).texto).data
    const pagina = await e.pedir('GET', `${path}?range=[0,0]`, { token })
    expect([rol, pagina.headers.get('content-range')?.split('/')[1]]).toEqual([rol, String(todos.length)])
    expect(todos.length).toBeGreaterThan(0)
  }
})

it('equals its screen when the house counts the total itself', async () => {
  const de = async (rol: 'estudiante' | 'administrativo', resource: string) => {
    const token = await e.tokenDe(rol)
    return { token, total: (await pendientesDe(token)).find(each => each.resource === resource)?.total }
  }
  const leer = async (path: string, token: string) => JSON.parse((await e.pedir('GET', path, { token })).texto).data
  const documentos = await de('estudiante', 'documentacion')
  const suyos: readonly { estado: boolean }[] = await leer('estudiante/documentacion', documentos.token)
  expect(documentos.total).toBe(suyos.filter(({ estado }) => !estado).length)
  expect(suyos.length).toBeGreaterThan(0)
  const correos = await de('administrativo', 'correos')
  expect(correos.total).toBe((await leer('correos', correos.token)).cuantos.no_salio)
})

it('each address names the screen of the role, its tab and the view; no row counts in two lists', () =>
  expect(
    roles
      .flatMap(rol => pendingOf(house(), rol).map(({ to }) => `${rol} ${decodeURIComponent(to).replaceAll('+', ' ')}`))
      .toSorted(),
  ).toEqual([
    'administrativo /llavesDeSistemas?vista=porRenovar',
    'consejero /documentosPendientesDelCuc?tab=Documentos pendientes',
    'coordinador /bajasTemporales?vista=por_coordinador',
    'coordinador /bajasTemporales?vista=tarde_coordinador',
    'coordinador /bandejas?tab=Cartas de liberación',
    'coordinador /bandejas?tab=Cartas de liberación&vista=tardeCoordinador',
    'coordinador /bandejas?tab=Certificados por emitir',
    'coordinador /bandejas?tab=Certificados por emitir&vista=fueraDePlazo',
    'coordinador /llavesDeSistemas?vista=porRenovar',
    'escolar /bajasTemporales?vista=por_escolar',
    'escolar /bajasTemporales?vista=tarde_escolar',
    'escolar /bajasTerminadas?tab=Bajas terminadas',
    'escolar /calificacionesPrevias?vista=porConfirmar',
    'escolar /certificadosEscolar?tab=Solicitudes Realizadas&vista=sinComprobante',
    'escolar /clases?tab=Registro de asignaturas&vista=porCerrar',
    'escolar /documentosPendientes?tab=Documentos pendientes',
    'escolar /listasDeSeguimiento?tab=Calificaciones entregadas&vista=fueraDePlazo',
    'escolar /listasDeSeguimiento?tab=Periodos terminados&vista=atrasadas',
    'escolar /listasDeSeguimiento?tab=Reportes generados&vista=fueraDePlazo',
    'escolar /listasDeSeguimiento?tab=Reportes por enviar',
    'escolar /listasDeSeguimiento?tab=Servicios en curso&vista=tardeEscolar',
    'escolar /reinscripcion?tab=Reinscripción',
    'escolar /servicioSocialEscolar?tab=Realizando Servicio&vista=turnoEscolar',
    'estudiante /misTramites?tab=Certificados&vista=sinComprobante',
    'estudiante /servicioSocialEstudiante?tab=Servicio social&vista=miTurno',
    'facilitador /misAsignaturas?tab=Por calificar',
  ]))

it('the demonstration has work for the school office, said in words', async () => {
  const some = (await pendientesDe(await e.tokenDe('escolar'))).filter(({ total }) => total > 1)
  expect(some.map(({ label }) => label)).toContain('asignaturas por cerrar')
})

it('nobody without a session is told', async () => {
  expect((await e.pedir('GET', 'pendientes')).status).toBe(401)
})
