import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { drafts } from '../../src/api/drafts.ts'
import { currentSession } from '../../src/api/session.ts'
import { identityOf } from '../../src/api/currentUser.ts'
import { pendiente } from '../api/servidor.ts'
import { dentro } from '../admin/dentro.tsx'
import { conIndexedDB } from '../harness/conIndexedDB.ts'
import { adjuntar } from '../harness/adjuntar.ts'
import { estudiante } from '../harness/filas.ts'
import { historia } from '../harness/historia.ts'
import { porFuera } from '../harness/porFuera.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { pdf } from './ventanilla.ts'

const { entrar, server, base } = dentro()
conIndexedDB()
const persona = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
beforeEach(() => porFuera(base().db, sql`truncate certificados, pasos, folios_de_certificados, archivos cascade`))

const disfrazado = () => new File(['PK'], 'recibo.pdf', { type: 'application/pdf' })
const campo = (etiqueta: RegExp | string) => screen.getByLabelText<HTMLInputElement>(etiqueta)
const delEstudiante = () => [/^Nombre/, /^Programa/, /^Nivel/, /^CUC/].map(campo)
const hallado = ['José Luis Peña Cruz', 'Comunalidad', 'Licenciatura', 'CUC Guelatao']
const escribir = (etiqueta: RegExp, value: string) => fireEvent.change(campo(etiqueta), { target: { value } })
const dialogo = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the school office', () => {
  const abrir = async () => {
    await entrar('escolar', '/certificadosEscolar')
    return screen.findByRole('form', { name: 'Solicitar Certificado' })
  }
  const buscar = async (matricula: string) => {
    escribir(/^Matricula estudiante/, matricula)
    await persona.click(screen.getByText('Buscar'))
  }

  it('asks for the matrícula first, fills in its student, and clears the form for an unknown one', async () => {
    await abrir()
    await persona.click(screen.getByText('Buscar'))
    expect(await screen.findByText('Primero ingrese la matricula del estudiante')).toBeDefined()
    await buscar(estudiante.matricula.toLowerCase())
    await waitFor(() => expect(delEstudiante().map(({ value }) => value)).toEqual(hallado))
    expect(delEstudiante().every(({ disabled }) => disabled)).toBe(true)
    await buscar('N'.padEnd(18, '0'))
    expect(await screen.findByText('Sin resultados')).toBeDefined()
    expect(delEstudiante().map(({ value }) => value)).toEqual(['', '', '', ''])
  })

  it('does not lose the found student to the failure of an earlier search, nor shows that failure', async () => {
    const { respuesta, responder } = pendiente()
    const otra = 'A'.padEnd(18, '0')
    server.use(http.get(`*/api/cp/${otra}/*`, () => respuesta))
    await abrir()
    await buscar(otra)
    escribir(/^Matricula estudiante/, estudiante.matricula)
    fireEvent.keyDown(campo(/^Matricula estudiante/), { key: 'Enter' })
    await waitFor(() => expect(delEstudiante().map(({ value }) => value)).toEqual(hallado))
    responder(HttpResponse.error())
    for (const _ of [1, 2]) await fetch(`${location.origin}/api/salud`)
    expect([...delEstudiante().map(({ value }) => value), screen.queryByRole('alert')]).toEqual([...hallado, null])
  })

  it('lists all faults, and only sends a valid form, once', async () => {
    const formulario = within(await abrir())
    await persona.click(screen.getByText('Solicitar'))
    for (const texto of [
      'La matricula del estudiante es requerida',
      'El nombre es requerido',
      'El programa es requerido',
      'El cuc es requerido',
      'La fecha de expedicion es requerida',
      'El comprobante de pago es requerido',
    ]) {
      expect(await formulario.findByText(texto)).toBeDefined()
    }
    expect(await screen.findByText('Primero corrija las validaciones')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(campo(/^Matricula estudiante/)))
    await persona.upload(campo(/^Comprobante de pago/), disfrazado())
    expect(await formulario.findByText('Solo se permiten archivos PDF')).toBeDefined()

    await buscar(estudiante.matricula)
    await waitFor(() => expect(delEstudiante().map(({ value }) => value)).toEqual(hallado))
    await persona.click(campo(/^Tipo_certificado/))
    const opciones = within(await screen.findByRole('listbox'))
    expect(opciones.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Parcial',
      'Completo',
      '50%',
    ])
    await persona.click(opciones.getByText('50%'))
    escribir(/^Fecha expedicion/, '2019-12-31')
    fireEvent.blur(campo(/^Fecha expedicion/))
    expect(await formulario.findByText('La fecha de expedicion no puede ser anterior al 01-01-2020')).toBeDefined()
    escribir(/^Fecha expedicion/, '2026-03-02')
    await adjuntar(persona, campo(/^Comprobante de pago/), pdf())
    await persona.click(screen.getByText('Solicitar'))
    const pregunta = within(await screen.findByRole('dialog'))
    expect(pregunta.getByText('Una vez enviado NO se podrá modificar!')).toBeDefined()
    await persona.dblClick(pregunta.getByText('Confirmar'))
    expect(await screen.findByText('Solicitud de certificado 2026-00001 registrada correctamente')).toBeDefined()
    expect(await base().db.$count(tables.certificados)).toBe(1)
    expect(delEstudiante().map(({ value }) => value)).toEqual(['', '', '', ''])
  })

  it('is told at once of a request of that type under way, of a day to come, and of credits that a whole one lacks', async () => {
    await historia(base().db, {
      creditos: [6, 4],
      tomadas: [{ materia: 0, periodo: 0, calificacion: 8, acreditado: 'Si' }],
    })
    await solicitudes(base().db, [{ tipo_certificado: 'Parcial', estado: 'Por emitir' }])
    const formulario = within(await abrir())
    await buscar(estudiante.matricula)
    expect(await formulario.findByText(/^Ya tiene en trámite la solicitud 2026-00001.*por emitir/)).toBeDefined()
    const elegir = async (tipo: string) => {
      await persona.click(campo(/^Tipo_certificado/))
      await persona.click(within(await screen.findByRole('listbox')).getByText(tipo))
    }
    await elegir('Parcial')
    escribir(/^Fecha expedicion/, '2099-01-01')
    await adjuntar(persona, campo(/^Comprobante de pago/), pdf())
    expect(await formulario.findByText(/^La fecha de expedicion es posterior a hoy/)).toBeDefined()
    escribir(/^Fecha expedicion/, '2026-03-02')
    await waitFor(() => expect(formulario.queryByText(/posterior a hoy/)).toBeNull())
    await persona.click(screen.getByText('Solicitar'))
    expect(
      await formulario.findByText('Ya tiene en trámite la solicitud 2026-00001, de certificado Parcial'),
    ).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(formulario.queryByText(/certificado Completo supone/)).toBeNull()
    await elegir('Completo')
    expect(
      await formulario.findByText(
        'Ha acreditado 6 de los 10 créditos de su malla: un certificado Completo supone que los acreditó todos.',
      ),
    ).toBeDefined()
    await persona.click(screen.getByText('Solicitar'))
    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  it('recovers a draft whose matrícula is looked up again, and another matrícula clears it', async () => {
    await abrir()
    await buscar(estudiante.matricula)
    await waitFor(() => expect(delEstudiante().map(({ value }) => value)).toEqual(hallado))
    const quien = identityOf(currentSession()?.usuario ?? { nombre: '' })
    const suyo = () => drafts.read(quien, JSON.stringify(['certificados', '']))
    await waitFor(async () => expect(JSON.stringify(await suyo())).toContain(estudiante.matricula))
    cleanup()
    await solicitudes(base().db, [{ tipo_certificado: 'Parcial', estado: 'Por emitir' }])
    const formulario = within(await abrir())
    await persona.click(await screen.findByText('Recuperar'))
    expect(await formulario.findByText(/^Ya tiene en trámite la solicitud 2026-00001/)).toBeDefined()
    expect(delEstudiante().map(({ value }) => value)).toEqual(hallado)
    escribir(/^Matricula estudiante/, 'N'.padEnd(18, '0'))
    await waitFor(() => expect(delEstudiante().map(({ value }) => value)).toEqual(['', '', '', '']))
  })

  it('a request whose answer was lost is sent again, and counts as one', async () => {
    await abrir()
    await buscar(estudiante.matricula)
    await waitFor(() => expect(delEstudiante().map(({ value }) => value)).toEqual(hallado))
    await persona.click(campo(/^Tipo_certificado/))
    await persona.click(within(await screen.findByRole('listbox')).getByText('Parcial'))
    escribir(/^Fecha expedicion/, '2026-03-02')
    await adjuntar(persona, campo(/^Comprobante de pago/), pdf())
    server.use(
      http.post(
        '*/api/certificados',
        async ({ request }) => {
          await base().app.fetch(request)
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    const solicitar = async (dicho: string) => {
      await persona.click(screen.getByText('Solicitar'))
      await persona.click(within(await screen.findByRole('dialog')).getByText('Confirmar'))
      expect(await screen.findByText(dicho)).toBeDefined()
    }
    await solicitar('No hay conexión a internet')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await solicitar('Solicitud de certificado 2026-00001 registrada correctamente')
    expect(await base().db.$count(tables.certificados)).toBe(1)
  })

  it('sees its requests, sends a missing proof, and opens the existing ones', async () => {
    await solicitudes(base().db, [{ estado: 'Sin comprobante' }, { estado: 'Emitido' }])
    await abrir()
    await persona.click(screen.getByText('Solicitudes Realizadas'))
    const tabla = within(await screen.findByRole('table'))
    expect(tabla.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Folio',
      'Matrícula',
      'Nombre',
      'Programa',
      'Tipo',
      'Fecha',
      'Estado',
      'Comprobante pago',
      'Certificado',
    ])
    expect(await tabla.findByText('No disponible')).toBeDefined()
    const enlace = await tabla.findByLabelText('Descargar certificado 2026-00002')
    expect(enlace.getAttribute('target')).toBe('_blank')
    expect(enlace.getAttribute('href')).toContain('/api/storage/')
    await persona.click(await tabla.findByLabelText('Subir comprobante de pago 2026-00001'))
    const envio = await dialogo('Enviar comprobante de pago')
    expect(envio.getByText('Una vez enviado NO se podrá modificar!')).toBeDefined()
    expect(envio.getByText('2026-00001 · José Luis Peña Cruz')).toBeDefined()
    await persona.click(envio.getByText('Enviar'))
    expect(await envio.findByText('Seleccione un archivo PDF')).toBeDefined()
    await adjuntar(persona, envio.getByLabelText('Comprobante de pago'), pdf())
    await persona.click(envio.getByText('Enviar'))
    expect(await screen.findByText('Comprobante de pago enviado correctamente')).toBeDefined()
    expect(await tabla.findByLabelText('Descargar comprobante de pago 2026-00001')).toBeDefined()
  })
})

describe('the coordinador', () => {
  it('chooses among three lists, reads a request and issues its certificate', async () => {
    await solicitudes(base().db, [{}, { nivel: 'Maestría', tipo_certificado: '50%', estado: 'Sin comprobante' }])
    await entrar('coordinador', '/certificadosCoordinador')
    expect((await screen.findByText('Candidatos Licenciatura')).getAttribute('aria-pressed')).toBe('true')
    await persona.click(await screen.findByLabelText('Ver solicitud 2026-00001'))
    const solicitud = await dialogo('Solicitud de certificado 2026-00001')
    expect((await solicitud.findByLabelText<HTMLInputElement>(/^Nombre/)).value).toBe('José Luis Peña Cruz')
    for (const cual of solicitud.getAllByRole<HTMLInputElement>('textbox')) expect(cual.disabled).toBe(true)
    await persona.click(solicitud.getByText('Emitir certificado'))
    const envio = await dialogo('Emitir certificado')
    await adjuntar(persona, envio.getByLabelText('Certificado firmado'), pdf())
    await persona.click(envio.getByText('Enviar'))
    expect(await screen.findByText('Certificado emitido correctamente')).toBeDefined()
    expect(await solicitud.findByText('El certificado ya fue emitido')).toBeDefined()
    await persona.click(solicitud.getByText('Cerrar'))
    expect(await screen.findByLabelText('Ver certificado 2026-00001')).toBeDefined()

    for (const lista of ['Candidatos Posgrado 50%', 'Candidatos Posgrado']) {
      await persona.click(screen.getByText(lista))
      await persona.click(await screen.findByLabelText('Ver solicitud 2026-00002'))
      const otra = await dialogo('Solicitud de certificado 2026-00002')
      expect(await otra.findByText('La solicitud aún no tiene comprobante de pago')).toBeDefined()
      expect(otra.getByText<HTMLButtonElement>('Emitir certificado').disabled).toBe(true)
      await persona.click(otra.getByText('Cerrar'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('ends a request that cannot be issued, with its reason, which stands there from then on', async () => {
    await solicitudes(base().db, [{}])
    await entrar('coordinador', '/certificadosCoordinador')
    await persona.click(await screen.findByLabelText('Ver solicitud 2026-00001'))
    const solicitud = await dialogo('Solicitud de certificado 2026-00001')
    await waitFor(() => expect(solicitud.getByText<HTMLButtonElement>('No procede').disabled).toBe(false))
    await persona.click(solicitud.getByText('No procede'))
    const rechazo = await dialogo('No procede')
    await persona.click(rechazo.getByRole('button', { name: 'No procede' }))
    expect(await rechazo.findByText('El motivo del rechazo es requerido')).toBeDefined()
    await persona.type(rechazo.getByLabelText(/^Motivo o comentario/), 'El nombre tiene una falta')
    await persona.click(rechazo.getByRole('button', { name: 'No procede' }))
    expect(await solicitud.findByText('La solicitud no procede: «El nombre tiene una falta»')).toBeDefined()
    for (const boton of ['Emitir certificado', 'No procede'])
      expect(solicitud.getByText<HTMLButtonElement>(boton).disabled).toBe(true)
    expect(await screen.findByLabelText('Ver certificado 2026-00001: no procede')).toBeDefined()
  })

  it('issues only once the missing parts of a whole certificate are known', async () => {
    await solicitudes(base().db, [{ tipo_certificado: 'Completo' }])
    let contestar: (() => void) | undefined
    server.use(
      http.get('*/api/estudiantes/:matricula/certificado', () => new Promise<void>(resolve => (contestar = resolve))),
    )
    await entrar('coordinador', '/certificadosCoordinador')
    await persona.click(await screen.findByLabelText('Ver solicitud 2026-00001'))
    const solicitud = await dialogo('Solicitud de certificado 2026-00001')
    const emitir = () => solicitud.getByText<HTMLButtonElement>('Emitir certificado')
    await waitFor(() => expect(contestar).toBeDefined())
    expect(emitir().disabled).toBe(true)
    contestar?.()
    await waitFor(() => expect(emitir().disabled).toBe(false))
    expect(screen.queryByText('Cargando…')).toBeNull()
  })

  it('sees an empty table and the words of the server when a list fails', async () => {
    await entrar('coordinador')
    server.use(
      http.get('*/api/licenciatura/estudiantes/certificado', () =>
        HttpResponse.json({ err: true, message: 'No se pudo leer' }, { status: 500 }),
      ),
    )
    await persona.click((await screen.findAllByText('Certificados'))[0] ?? document.body)
    expect(await screen.findByText('No se pudo leer')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
