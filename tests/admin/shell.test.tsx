import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { waitingNotices } from '../../src/api/waitingNotices.ts'
import { currentSession } from '../../src/api/session.ts'
import { goTo } from '../../src/landing/router.ts'
import { dentro } from './dentro.tsx'

const { entrar, server, onWayOut } = dentro()
const persona = userEvent.setup()
const menu = () => screen.findByRole('navigation', { name: 'Menú' })
const entradas = async () => within(await menu()).getAllByRole('link')
const dichos = () => waitingNotices.all().map(({ text: texto }) => texto)

describe('menu', () => {
  it.each([
    [
      'coordinador',
      'Inicio /homePageCoordinador',
      "CUC'S /cucs",
      'Programas /programas',
      'Periodos /periodos',
      'Materias /materias',
      'Malla curricular /reticulas',
      'Datos Generales /datosGenerales',
      'Reportes de grupos /reportesRecibidos',
      'Servicio social /servicioSocialCoordinador',
      'Certificados /certificadosCoordinador',
    ],
    [
      'administrativo',
      'Inicio /homePage',
      'Consejeros /consejeros',
      'Escolares /escolares',
      'Facilitadores /facilitadores',
    ],
    [
      'consejero',
      'Inicio /homePageConsejero',
      'Seleccionar Programas /seleccionProgramas',
      'Seleccionar Facilitadores /seleccionFacilitadores',
      'Programas /programasConsejero',
      'Datos Generales /datosGeneralesConsejero',
    ],
    [
      'escolar',
      'Inicio /homePageEscolar',
      'Programas /programasEscolar',
      'Grupos /grupos',
      'Estudiantes /estudiantes',
      'Asignaturas /clases',
      'Validar grupos para reporte /validarGrupoParaReporte',
      'Reinscripcion /reinscripcion',
      'Servicio social /servicioSocialEscolar',
      'Certificados /certificadosEscolar',
    ],
    ['facilitador', 'Inicio /homePage', 'Asignar Calificaciones /calificarClases'],
    [
      'estudiante',
      'Inicio /homePage',
      'Carga Academica /materiasCursando',
      'Consultar boletas /boletas',
      'Kardex /kardex',
      'Malla curricular /avanceReticular',
      'Servicio social /servicioSocialEstudiante',
    ],
  ] as const)('of %s, in order', async (rol, ...esperadas) => {
    await entrar(rol)
    expect((await entradas()).map(link => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(esperadas)
  })

  it('opens a screen and marks it', async () => {
    await entrar('facilitador')
    await persona.click(within(await menu()).getByRole('link', { name: 'Asignar Calificaciones' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Asignar Calificaciones' })).toBeDefined()
    expect(location.pathname).toBe('/calificarClases')
    const actuales = (await entradas()).filter(link => link.getAttribute('aria-current') === 'page')
    expect(actuales.map(link => link.textContent)).toEqual(['Asignar Calificaciones'])
    expect(document.title).toBe('Asignar Calificaciones · Universidad Comunal')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('hides to its icons, which keep their names, and shows again', async () => {
    await entrar('administrativo')
    await persona.click(await screen.findByRole('button', { name: 'Ocultar' }))
    const link = within(await menu()).getByRole('link', { name: 'Consejeros' })
    expect(link.textContent).toBe('')
    await persona.hover(link)
    expect((await screen.findByRole('tooltip')).textContent).toBe('Consejeros')
    await persona.click(screen.getByRole('button', { name: 'Mostrar' }))
    expect(within(await menu()).getByRole('link', { name: 'Consejeros' }).textContent).toBe('Consejeros')
  })
})

describe('header and footer', () => {
  it.each([
    ['coordinador', 'Coordinación académica'],
    ['administrativo', 'Coordinación administrativa'],
    ['consejero', 'Consejería académica'],
    ['escolar', 'Servicios escolares'],
    ['facilitador', 'Facilitador'],
    ['estudiante', 'Estudiante'],
  ] as const)('%s reads the own name and «%s»', async (rol, etiqueta) => {
    await entrar(rol)
    const header = within(await screen.findByRole('banner'))
    expect(header.getByRole('img', { name: 'Logo de Universidad Comunal' })).toBeDefined()
    expect(header.getByText(etiqueta)).toBeDefined()
    expect(header.getByRole('link', { name: currentSession()?.usuario.nombre ?? '' }).getAttribute('href')).toBe(
      '/profilePage',
    )
    expect(header.getByText('Manual').closest('a')?.getAttribute('href')).toBe(`/manual/${rol}`)
    expect(screen.getByRole('contentinfo').textContent).toBe(
      '© 2024 Universidad Comunal. Todos los derechos reservados.',
    )
  })

  it('the first stop of the keyboard jumps to the content', async () => {
    await entrar('estudiante')
    const salto = await screen.findByRole('link', { name: 'Saltar al contenido' })
    await persona.tab()
    expect(document.activeElement).toBe(salto)
    await persona.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('the chosen theme stays on this machine', async () => {
    await entrar('estudiante')
    await persona.click(await screen.findByRole('button', { name: 'Tema: Como el sistema' }))
    await persona.click(await screen.findByRole('menuitemradio', { name: 'Oscuro' }))
    expect(document.documentElement.hasAttribute('data-dark')).toBe(true)
    expect(screen.getByRole('button', { name: 'Tema: Oscuro' })).toBeDefined()
    expect(localStorage.getItem('mui-mode')).toBe('dark')
  })
})

describe('leaving', () => {
  it('«Cerrar sesión» ends the session and hands over to the landing, with the message of the server', async () => {
    await entrar('escolar', '/homePageEscolar')
    await persona.click(await screen.findByRole('button', { name: 'Cerrar sesión' }))
    await waitFor(() => expect(onWayOut).toHaveBeenCalled())
    expect(location.pathname).toBe('/')
    expect(dichos()).toEqual(['Sesión cerrada correctamente'])
    expect(['user', 'tok', 'r'].map(nombre => Cookies.get(nombre))).toEqual([undefined, undefined, undefined])
  })

  it('a second sign-in writes no style again', async () => {
    const escritos = vi.spyOn(document.head, 'insertBefore')
    const propios = () =>
      escritos.mock.calls.filter(([style]) => style instanceof HTMLElement && style.dataset.emotion === 'css').length
    const { unmount } = await entrar('escolar')
    await menu()
    await screen.findByRole('heading', { name: 'Pendientes' })
    const antes = propios()
    unmount()
    await entrar('escolar')
    await menu()
    await screen.findByRole('heading', { name: 'Pendientes' })
    expect(escritos).toHaveBeenCalled()
    expect(propios()).toBe(antes)
    escritos.mockRestore()
  })

  it('leaves also when the call fails, and says so', async () => {
    await entrar('escolar')
    server.use(http.delete('*/api/logout', () => HttpResponse.error()))
    await persona.click(await screen.findByRole('button', { name: 'Cerrar sesión' }))
    await waitFor(() => expect(onWayOut).toHaveBeenCalled())
    expect(dichos()).toEqual([
      'Ocurrio un error: No hay conexión a internet',
      'Su sesión terminó en este equipo, pero no se pudo avisar al servidor.',
    ])
    expect(currentSession()).toBeNull()
  })

  it('a role that cannot be read signs out', async () => {
    await entrar('escolar')
    await menu()
    Cookies.set('r', 'coordinador')
    goTo('/profilePage')
    await waitFor(() => expect(onWayOut).toHaveBeenCalled())
    expect(dichos()).toEqual(['Credenciales incorrectas o vencidas, cerrando sesion'])
    expect(screen.queryByRole('navigation', { name: 'Menú' })).toBeNull()
  })

  it('a 401 in any call signs out, in the words of the server', async () => {
    await entrar('escolar')
    await menu()
    Cookies.set('tok', 'x'.repeat(43))
    goTo('/profilePage')
    await waitFor(() => expect(onWayOut).toHaveBeenCalled())
    expect(dichos()).toEqual(['Credenciales invalidas o vencidas, favor de cerrar sesion'])
  })
})
