import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../src/domain/roles.ts'
import { house } from '../../src/schema/house.ts'
import { pendingOf } from '../../src/schema/pendingOf.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena({ sembrada: true })
})
afterAll(() => e.cerrar())

type Pendiente = { resource: string; vista: string; label: string; total: number; screen: string; to: string }

const pendientesDe = async (token: string): Promise<readonly Pendiente[]> =>
  JSON.parse((await e.pedir('GET', 'pendientes', { token })).texto).data

describe.each(roles)('what awaits %s', rol => {
  it('is counted as the list that it opens counts it, through the same door', async () => {
    const token = await e.tokenDe(rol)
    const declared = pendingOf(house(), rol)
    const answered = await pendientesDe(token)
    expect(answered.map(({ resource, vista, to }) => [resource, vista, to]).toSorted()).toEqual(
      declared.map(({ resource, vista, to }) => [resource.name, vista, to]).toSorted(),
    )
    for (const { door, vista, to, resource } of declared) {
      const filter = encodeURIComponent(JSON.stringify({ vista }))
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

it('each address names the screen of the role, its tab and the view; no row counts in two lists', () =>
  expect(
    roles.flatMap(rol => pendingOf(house(), rol).map(({ to, screen }) => [rol, screen, to.replaceAll('+', ' ')])),
  ).toEqual([
    [
      'coordinador',
      'Certificados · Candidatos Licenciatura',
      '/certificadosCoordinador?tab=Candidatos Licenciatura&vista=porEmitir',
    ],
    [
      'coordinador',
      'Certificados · Candidatos Posgrado',
      '/certificadosCoordinador?tab=Candidatos Posgrado&vista=porEmitir',
    ],
    ['escolar', 'Asignaturas · Registro de asignaturas', '/clases?tab=Registro de asignaturas&vista=porCerrar'],
    [
      'escolar',
      'Certificados · Solicitudes Realizadas',
      '/certificadosEscolar?tab=Solicitudes Realizadas&vista=sinComprobante',
    ],
    [
      'escolar',
      'Servicio social · Realizando Servicio',
      '/servicioSocialEscolar?tab=Realizando Servicio&vista=turnoEscolar',
    ],
  ]))

it('the demonstration has work for the school office, said in words', async () => {
  const some = (await pendientesDe(await e.tokenDe('escolar'))).filter(({ total }) => total > 1)
  expect(some.map(({ label }) => label)).toContain('asignaturas por cerrar')
})

it('nobody without a session is told', async () => {
  expect((await e.pedir('GET', 'pendientes')).status).toBe(401)
})
