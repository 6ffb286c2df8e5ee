import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { roles } from '../../src/domain/roles.ts'
import { dentro } from '../admin/dentro.tsx'

const { entrar, server } = dentro()
const persona = userEvent.setup()
const responde = (...data: readonly object[]) =>
  server.use(http.get('*/api/pendientes', () => HttpResponse.json({ err: false, statusText: 'OK', message: '', data })))
const seccion = () => screen.findByRole('region', { name: 'Pendientes' })
const tarjetas = async () => within(await seccion()).findAllByRole('link')

const porCerrar = {
  label: 'asignaturas por cerrar',
  total: 3,
  screen: 'Asignaturas',
  to: '/clases?tab=Registro+de+asignaturas&vista=porCerrar',
}
const sinComprobante = {
  label: 'x',
  total: 1200,
  screen: 'Certificados',
  to: '/certificadosEscolar?vista=sinComprobante',
}

it.each(['/homePage', '/homePageEscolar'] as const)(
  'appears on %s: the largest first, without empty ones, each opening its list by the view',
  async ruta => {
    responde(porCerrar, { ...porCerrar, total: 0, to: '/clases' }, sinComprobante)
    await entrar('escolar', ruta)
    expect((await tarjetas()).map(({ textContent }) => textContent)).toEqual([
      '1,200 xCertificados',
      '3 asignaturas por cerrarAsignaturas',
    ])
    await persona.click(screen.getByRole('link', { name: /por cerrar/ }))
    const vistas = within(await screen.findByRole('list', { name: 'Vistas' }))
    expect(vistas.getByRole('button', { pressed: true }).textContent).toContain('Por cerrar')
  },
)

it('nothing pending is said kindly, from the API itself', async () => {
  await entrar('coordinador', '/homePageCoordinador')
  expect(await within(await seccion()).findByText('No hay nada pendiente.')).toBeDefined()
})

it('counts that do not arrive can be asked for again, and the page is there all the same', async () => {
  server.use(
    http.get('*/api/pendientes', () => HttpResponse.json({ err: true, message: 'x' }, { status: 500 }), { once: true }),
  )
  await entrar('coordinador', '/homePageCoordinador')
  await persona.click(await within(await seccion()).findByRole('button', { name: 'Reintentar' }))
  expect(await within(await seccion()).findByText('No hay nada pendiente.')).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Total de estudiantes' })).toBeDefined()
})

it.each(roles)('%s reads first the pending work, and the page below', async rol => {
  await entrar(rol, '/homePage')
  expect(await within(await seccion()).findAllByText(/No hay nada pendiente\.|documento/)).not.toEqual([])
  expect(await screen.findByRole('heading', { name: 'Misión' })).toBeDefined()
})
