import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { clearSession } from '../../src/api/session.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { goTo } from '../../src/landing/router.ts'
import { resources } from '../../src/resources/index.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import { aFondo } from '../harness/aFondo.ts'
import { dentro } from './dentro.tsx'

const { entrar, onWayOut } = dentro()
const persona = userEvent.setup()
const titulo = () => document.body.querySelector('h1')?.textContent
const noEncontrada = 'Pagina No Encontrada Error:404'

/** The route table of the specification. (A §2) */
const tabla = {
  todos: ['/homePage', '/profilePage'],
  coordinador: [
    '/homePageCoordinador',
    '/cucs',
    '/programas',
    '/periodos',
    '/materias',
    '/reticulas',
    '/reportesRecibidos',
    '/datosGenerales',
    '/servicioSocialCoordinador',
    '/certificadosCoordinador',
  ],
  administrativo: ['/consejeros', '/facilitadores', '/escolares'],
  consejero: [
    '/homePageConsejero',
    '/seleccionProgramas',
    '/seleccionFacilitadores',
    '/datosGeneralesConsejero',
    '/programasConsejero',
  ],
  escolar: [
    '/homePageEscolar',
    '/grupos',
    '/estudiantes',
    '/clases',
    '/validarGrupoParaReporte',
    '/programasEscolar',
    '/reinscripcion',
    '/servicioSocialEscolar',
    '/certificadosEscolar',
  ],
  facilitador: ['/calificarClases'],
  estudiante: ['/materiasCursando', '/boletas', '/kardex', '/avanceReticular', '/servicioSocialEstudiante'],
}
const todas = Object.values(tabla).flat()

/** Two routes of each role. `tests/e2e/pantallas` opens every screen with its roles; only `aFondo` opens every one with all others. */
const caminos = new Set(Object.values(tabla).flatMap(rutas => [rutas[0], rutas.at(-1)]))

/** Our own routes, reached from a screen of the specification and from no menu. */
const alLado: Partial<Record<Rol, readonly string[]>> = {
  coordinador: ['/firmantes', '/bandejas', '/duplicados'],
  consejero: ['/documentosPendientesDelCuc'],
  escolar: ['/firmantesDelCuc', '/documentosPendientes', '/bajasTerminadas', '/equivalencias', '/readmision'],
  administrativo: ['/correos'],
  facilitador: ['/misAsignaturas'],
  estudiante: ['/misTramites', '/misDocumentos'],
}

it('the route table is that of the specification, with our own screens beside it', () => {
  const deTodos = pantallas.filter(({ roles: quienes }) => quienes.length === roles.length)
  expect(deTodos.map(({ route }) => route).sort()).toEqual([...tabla.todos].sort())
  for (const rol of roles) {
    const propias = pantallas.filter(({ roles: quienes }) => quienes.length === 1 && quienes[0] === rol)
    expect(propias.map(({ route }) => route).sort()).toEqual([...tabla[rol], ...(alLado[rol] ?? [])].sort())
  }
})

describe.each(roles)('%s', rol => {
  it('opens the own screens and is sent home from all others', async () => {
    await entrar(rol)
    await waitFor(() => expect(titulo()).toBe('Bienvenido al sistema'))
    for (const route of todas.filter(cada => aFondo || caminos.has(cada))) {
      goTo(route)
      const propia = [...tabla.todos, ...tabla[rol]].includes(route)
      const esperado = propia ? pantallas.find(pantalla => pantalla.route === route)?.title : 'Bienvenido al sistema'
      await waitFor(() =>
        expect([route, location.pathname, titulo()]).toEqual([route, propia ? route : '/homePage', esperado]),
      )
    }
    goTo('/')
    await waitFor(() => expect(location.pathname).toBe('/homePage'))
    expect(onWayOut).not.toHaveBeenCalled()
  }, 120_000)
})

it('somebody who opens the address of another role’s screen is told so', async () => {
  await entrar('estudiante', '/clases?vista=porCerrar')
  expect(await screen.findByText('Su cuenta no tiene acceso a la pantalla de esa dirección')).toBeDefined()
  await waitFor(() => expect(location.pathname).toBe('/homePage'))
})

it.each(['/noExiste', '/noExiste/xyz', '/CUCS', '/homepage', '/authentication-error', '/access-denied', '/login'])(
  '%s is not found',
  async ruta => {
    await entrar('coordinador', ruta)
    expect(await screen.findByRole('heading', { name: noEncontrada })).toBeDefined()
    await persona.click(screen.getByRole('button', { name: 'Volver al inicio' }))
    expect(await screen.findByRole('heading', { name: 'Bienvenido al sistema' })).toBeDefined()
    expect(location.pathname).toBe('/homePage')
  },
)

it('the name of a resource that has no screen of its own is not found either', async () => {
  const sinPantalla = Object.keys(resources).filter(name => !pantallas.some(({ route }) => route === `/${name}`))
  expect(sinPantalla).toContain('certificados')
  await entrar('coordinador')
  for (const name of aFondo ? sinPantalla : ['certificados', ...sinPantalla.slice(0, 1)]) {
    goTo('/homePage')
    await screen.findByRole('heading', { name: 'Bienvenido al sistema' })
    goTo(`/${name}`)
    await waitFor(() => expect([name, titulo()]).toEqual([name, noEncontrada]))
  }
})

it('an address opened directly stays, also with a final slash', async () => {
  await entrar('coordinador', '/materias/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Materias' })).toBeDefined()
})

it('a session that ended elsewhere ends here with the next navigation', async () => {
  await entrar('escolar')
  await screen.findByRole('heading', { name: 'Bienvenido al sistema' })
  clearSession()
  await persona.click(
    within(screen.getByRole('navigation', { name: 'Menú' })).getByRole('link', { name: 'Servicio social' }),
  )
  await waitFor(() => expect(onWayOut).toHaveBeenCalled())
  expect(location.pathname).toBe('/')
})
