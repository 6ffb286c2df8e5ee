import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { addMeses } from '../../src/domain/fechas.ts'
import type { Rol } from '../../src/domain/roles.ts'
import type { Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import { expectPreguntaAlCerrarSesion } from '../admin/cerrarSesion.ts'
import { dentro } from '../admin/dentro.tsx'
import { linea } from '../admin/menu.ts'
import { adjuntar } from '../harness/adjuntar.ts'
import { estudiante } from '../harness/filas.ts'
import { pdfDePrueba } from '../harness/pdfDePrueba.ts'
import { en, ponerServicio } from '../servicioSocial/ponerServicio.ts'

const { entrar, server, base, onWayOut } = dentro()
const persona = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
const puesto = { id: '5e0c1a50-0000-4000-8000-000000000001', matricula: estudiante.matricula }
const rutas = {
  escolar: '/servicioSocialEscolar',
  estudiante: '/servicioSocialEstudiante',
  coordinador: '/servicioSocialCoordinador',
}
const abrir = async (rol: Rol & keyof typeof rutas, servicio: Servicio) => {
  await ponerServicio(base().db, servicio, puesto, base().reloj.hoy)
  await entrar(rol, rutas[rol])
}
const dicho = (texto: string | RegExp) => screen.findByText(texto)
/** Expects one element before the other on the page. */
const expectAntes = (uno: HTMLElement, otro: HTMLElement) =>
  expect(uno.compareDocumentPosition(otro) & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0)

describe('the school office', () => {
  const detalles = async (servicio: Servicio) => {
    await abrir('escolar', servicio)
    await persona.click(await screen.findByLabelText(/^Detalles? José Luis Peña Cruz/))
    const dialogo = within(await screen.findByRole('dialog'))
    await dialogo.findByLabelText('Fases del servicio social')
    return dialogo
  }

  it('opens only the phases that the service has reached, and decides the request letter before the next ones', async () => {
    const dialogo = await detalles(en({ 0: 'aceptado', 1: 'enviado', 2: 'enviado' }, 'semestre'))
    const fases = dialogo.getAllByRole<HTMLButtonElement>('tab')
    expect(fases.map(({ textContent, disabled }) => `${textContent}${disabled ? '' : ' *'}`)).toEqual([
      'Informacion servicioAceptado *',
      'Carta de solicitudEnviado *',
      'Carta de aceptacionEnviado *',
      'Reporte bimestral 1Aún no se abre',
      'Reporte bimestral 2Aún no se abre',
      'Reporte bimestral 3Aún no se abre',
      'Carta de terminacionAún no se abre',
      'Recibo de pagoAún no se abre',
      'Carta de liberacionAún no se abre',
    ])
    await persona.click(dialogo.getByText('Carta de aceptacion'))
    await persona.click(dialogo.getByText('Aceptar'))
    expect(await dicho('Primero acepte o rechace la Carta de solicitud')).toBeDefined()
    expect(screen.queryByText('Confirmar')).toBeNull()
  })

  it('reads beside the information that its dates do not fit the length that was chosen', async () => {
    const dialogo = await detalles(en({ 0: 'enviado' }, 'semestre'))
    const aviso = await dialogo.findByText(/hay 12 meses, y «1 Semestre» son 6: revise las fechas y el periodo/)
    expectAntes(aviso, dialogo.getByRole('heading', { name: 'Dependencia' }))
  })

  it('rejects with a comment, accepts without, and is told who was faster', async () => {
    const dialogo = await detalles(en({ 0: 'aceptado', 1: 'enviado' }))
    const comentario = dialogo.getByLabelText('Comentario de rechazo')
    await persona.click(dialogo.getByText('Rechazar'))
    expect(await dicho('Debe ingresar el comentario de rechazo')).toBeDefined()
    fireEvent.change(comentario, { target: { value: 'Falta el sello' } })
    await persona.click(dialogo.getByText('Aceptar'))
    expect(await dicho('Elimine el comentario de rechazo')).toBeDefined()
    expect(screen.queryByText('Confirmar')).toBeNull()
    server.use(
      http.post(
        '*/api/servicio-social/fase/estudiante/actualizar/status',
        () => HttpResponse.json({ err: true, message: 'Citlali ya aceptó «Carta de solicitud»' }, { status: 409 }),
        { once: true },
      ),
    )
    await persona.click(dialogo.getByText('Rechazar'))
    await persona.click(await dicho('Confirmar'))
    expect(await dicho('Citlali ya aceptó «Carta de solicitud»')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Confirmar')).toBeNull())
    await persona.click(dialogo.getByText('Rechazar'))
    await persona.dblClick(await dicho('Confirmar'))
    expect(await dicho('«Carta de solicitud»: rechazado correctamente')).toBeDefined()
    expect(await dialogo.findByText('Falta el sello')).toBeDefined()
    expect(await dialogo.findByText('El estudiante debe corregirla y enviarla de nuevo.')).toBeDefined()
  })
})

describe('unsent input', () => {
  /** Tells whether closing the page asks first. */
  const sePierde = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('is there after another phase was looked at, and asked about before it is lost', async () => {
    await abrir('escolar', en({ 0: 'aceptado', 1: 'enviado' }))
    await persona.click(await screen.findByLabelText(/^Detalles? José Luis Peña Cruz/))
    const dialogo = within(await screen.findByRole('dialog'))
    await persona.type(await dialogo.findByLabelText('Comentario de rechazo'), 'Falta el sello')
    await persona.click(dialogo.getByRole('tab', { name: /^Informacion servicio/ }))
    await waitFor(() => expect(dialogo.queryByLabelText('Comentario de rechazo')).toBeNull())
    await persona.click(dialogo.getByRole('tab', { name: /^Carta de solicitud/ }))
    expect(await dialogo.findByLabelText('Comentario de rechazo')).toHaveProperty('value', 'Falta el sello')
    await persona.keyboard('{Escape}')
    await persona.click(await dicho('Seguir editando'))
    await persona.click(dialogo.getByText('Cerrar'))
    await persona.click(await dicho('Salir sin guardar'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('of a student is the PDF that was chosen', async () => {
    await abrir('estudiante', en({ 0: 'aceptado' }))
    await adjuntar(persona, await screen.findByLabelText(/^Documento PDF de/), pdfDePrueba('carta'))
    await waitFor(() => expect(sePierde()).toBe(true))
    await persona.click(await dicho('Enviar'))
    await persona.click(await dicho('Confirmar'))
    expect(await dicho(/se envió correctamente$/)).toBeDefined()
    await waitFor(() => expect(sePierde()).toBe(false))
  })

  it('of the information is asked about where it cannot be kept, and before signing out', async () => {
    await abrir('estudiante', en({}, null))
    await persona.type(await screen.findByLabelText(/^Nombre de la dependencia/), 'Casa de la Cultura')
    fireEvent.click(await linea('/kardex'))
    await persona.click(await dicho('Seguir editando'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.pathname).toBe('/servicioSocialEstudiante')
    await expectPreguntaAlCerrarSesion(onWayOut)
  })
})

describe('the student', () => {
  it('lists all missing data of the information, and shows only the phases of its duration', async () => {
    await abrir('estudiante', en({}, null))
    const formulario = await screen.findByRole('form', { name: 'Información del servicio' })
    expect(await dicho('Le toca a usted')).toBeDefined()
    await persona.click(within(formulario).getByText('Enviar información'))
    expect(await dicho('Primero corrija las validaciones')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(within(formulario).getByLabelText(/^Nombre de la dependencia/)),
    )
    for (const falta of [
      'El nombre de la dependencia es requerido',
      'La modalidad es requerida',
      'El periodo es requerido',
      'Las actividades son requeridas',
    ])
      expect(within(formulario).getByText(falta)).toBeDefined()
    expect(screen.queryByText('Reporte bimestral 4')).toBeNull()
  })

  it('reads between the dates and the button that they do not fit the length, as long as they do not', async () => {
    await abrir('estudiante', en({ 0: 'rechazado' }, 'semestre'))
    const formulario = within(await screen.findByRole('form', { name: 'Información del servicio' }))
    const aviso = await formulario.findByText(/hay 12 meses, y «1 Semestre» son 6: revise las fechas y el periodo/)
    const final = formulario.getByLabelText(/^Fecha final/)
    expectAntes(final, aviso)
    expectAntes(aviso, formulario.getByText('Enviar información'))
    const inicio = formulario.getByLabelText<HTMLInputElement>(/^Fecha de inicio/).value
    fireEvent.change(final, { target: { value: addMeses(inicio, 6) } })
    await waitFor(() => expect(formulario.queryByText(/revise las fechas y el periodo/)).toBeNull())
  })

  it.each([
    ['Servicios escolares revisa «Informacion servicio»', 'Le toca a Servicios escolares', en({ 0: 'enviado' })],
    [
      'Suba «Reporte bimestral 4» en PDF',
      'Le toca a usted',
      en({ 0: 'aceptado', 1: 'aceptado', 2: 'aceptado', 3: 'aceptado', 4: 'aceptado', 5: 'aceptado' }),
    ],
    [
      'La coordinación académica prepara su carta de liberación',
      'Le toca a Coordinación académica',
      en(
        {
          0: 'aceptado',
          1: 'aceptado',
          2: 'aceptado',
          3: 'aceptado',
          4: 'aceptado',
          5: 'aceptado',
          9: 'aceptado',
          10: 'aceptado',
        },
        'semestre',
      ),
    ],
  ])('reads «%s»', async (texto, deQuien, servicio) => {
    await abrir('estudiante', servicio)
    expect(await dicho(texto)).toBeDefined()
    expect(screen.getByText(deQuien)).toBeDefined()
    expect(screen.getAllByText('Completado').length).toBeGreaterThan(0)
    expect(screen.getAllByRole('tab').at(-1)?.textContent).toMatch(/^Completado(Aún no se abre|Pendiente)$/)
    expect(screen.queryByText('Enviar') === null).toBe(deQuien !== 'Le toca a usted')
  })

  it('reads that the rejected phase is theirs to correct, though the office reads another one', async () => {
    await abrir('estudiante', en({ 0: 'aceptado', 1: 'enviado', 2: 'rechazado' }))
    expect(await dicho('Corrija y envíe de nuevo «Carta de aceptacion»')).toBeDefined()
    expect(screen.getByText('Le toca a usted')).toBeDefined()
    expect(screen.queryByText(/^Tiene hasta el/)).toBeNull()
  })

  it('finds open what they are told to do, and is led back to it from another phase', async () => {
    await abrir('estudiante', en({ 0: 'aceptado', 1: 'enviado', 2: 'rechazado' }))
    const deAceptacion = /^Documento PDF de Carta de aceptacion/
    expect(await screen.findByLabelText(deAceptacion)).toBeDefined()
    expect(screen.queryByText('Ir a esta fase')).toBeNull()
    await persona.click(screen.getByRole('tab', { name: /^Carta de solicitud/ }))
    await waitFor(() => expect(screen.queryByLabelText(deAceptacion)).toBeNull())
    await persona.click(screen.getByText('Ir a esta fase'))
    expect(await screen.findByLabelText(deAceptacion)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Carta de aceptacion/ }))
  })

  it('goes on seeing what they corrected, though the phase before it is under way', async () => {
    await abrir('estudiante', en({ 0: 'aceptado', 1: 'enviado', 2: 'rechazado' }))
    const archivo = await screen.findByLabelText(/^Documento PDF de Carta de aceptacion/)
    await adjuntar(persona, archivo, pdfDePrueba('otra carta', 'otra.pdf'))
    await persona.click(screen.getByText('Enviar'))
    await persona.click(await dicho('Confirmar'))
    expect(await dicho('Servicios escolares revisa «Carta de solicitud»')).toBeDefined()
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Carta de aceptacionEnviado')
  })

  it.each([
    ['Tiene hasta el 5 de diciembre de 2026.', '2026-12-05T23:59:00-06:00'],
    ['El plazo terminó el 5 de diciembre de 2026; aún puede enviarlo.', '2026-12-06T00:01:00-06:00'],
  ])('reads «%s»', async (texto, momento) => {
    vi.useFakeTimers({ now: new Date(momento), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await abrir('estudiante', en({ 0: 'aceptado' }))
    expect(await dicho(texto)).toBeDefined()
  })

  it('reads until when they have time for a rejected letter beside one under review', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-25T23:59:00-06:00'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await abrir('estudiante', en({ 0: 'aceptado', 1: 'enviado', 2: 'rechazado' }))
    expect(await dicho('Para corregirla tiene hasta el 25 de marzo de 2026.')).toBeDefined()
  })

  it('sends a PDF by its content, and sees why it was rejected', async () => {
    await abrir('estudiante', en({ 0: 'aceptado', 1: 'rechazado' }))
    expect(await dicho('Falta la firma')).toBeDefined()
    const archivo = screen.getByLabelText(/^Documento PDF de Carta de solicitud/)
    await persona.click(screen.getByText('Enviar'))
    expect(await dicho('Seleccione un archivo PDF')).toBeDefined()
    await persona.upload(archivo, new File(['PK'], 'carta.pdf', { type: 'application/pdf' }))
    expect((await screen.findAllByText('Solo se permiten archivos PDF')).length).toBeGreaterThan(0)
    await adjuntar(persona, archivo, pdfDePrueba('carta', 'carta.pdf'))
    await persona.click(screen.getByText('Enviar'))
    await persona.click(await dicho('Confirmar'))
    expect(await dicho('Servicios escolares revisa «Carta de solicitud»')).toBeDefined()
    expect(screen.queryByLabelText(/^Documento PDF de Carta de solicitud/)).toBeNull()
  })

  it('reads before a report is sent that its two months are not over', async () => {
    const aceptadas = Object.fromEntries(Array.from({ length: 7 }, (_, fase) => [fase, 'aceptado' as const]))
    await abrir('estudiante', en(aceptadas))
    const archivo = await screen.findByLabelText(/^Documento PDF de Reporte bimestral 5/)
    await adjuntar(persona, archivo, pdfDePrueba('reporte', 'reporte.pdf'))
    await persona.click(screen.getByText('Enviar'))
    expect(
      await dicho(
        'Se enviará «reporte.pdf» a revisión. El bimestre de este reporte termina el 1 de enero de 2027, que aún no llega.',
      ),
    ).toBeDefined()
  })
})
