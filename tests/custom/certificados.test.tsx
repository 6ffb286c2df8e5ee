import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { tables } from '../../server/db/tables.ts'
import { dentro } from '../admin/dentro.tsx'
import { estudiante } from '../harness/filas.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { pdf } from './ventanilla.ts'

const { entrar, server, base } = dentro()
const persona = userEvent.setup()
beforeEach(() => base().db.execute(sql`truncate certificados, archivos_de_certificados, folios_de_certificados, archivos cascade`))

const disfrazado = () => new File(['PK'], 'recibo.pdf', { type: 'application/pdf' })
const boton = (name: string) => screen.getByRole('button', { name })
const valor = (etiqueta: string) => (screen.getByLabelText<HTMLInputElement>(etiqueta, { exact: false })).value
const confirmar = async (accion: 'click' | 'dblClick' = 'click') => persona[accion](await screen.findByRole('button', { name: 'Confirmar' }))

describe('the school office', () => {
  const abrir = async () => {
    await entrar('escolar', '/certificadosEscolar')
    await screen.findByRole('tab', { name: 'Solicitar Certificado' })
    return screen.findByRole('form', { name: 'Solicitar Certificado' })
  }
  const buscar = async (matricula: string) => {
    await persona.clear(screen.getByLabelText(/Matricula estudiante/))
    await persona.type(screen.getByLabelText(/Matricula estudiante/), matricula)
    await persona.click(boton('Buscar'))
  }

  it('asks for the matrícula first, fills in who it is of, and empties it for nobody', async () => {
    await abrir()
    await persona.click(boton('Buscar'))
    expect(await screen.findByText('Primero ingrese la matricula del estudiante')).toBeDefined()
    await buscar(estudiante.matricula.toLowerCase())
    await waitFor(() => expect(['Nombre', 'Programa', 'Nivel', 'CUC'].map(valor)).toEqual(['José Luis Peña Cruz', 'Comunalidad', 'Licenciatura', 'CUC Guelatao']))
    for (const etiqueta of ['Nombre', 'Programa', 'Nivel', 'CUC']) expect(screen.getByLabelText<HTMLInputElement>(etiqueta, { exact: false }).disabled).toBe(true)
    await buscar('N'.padEnd(18, '0'))
    expect(await screen.findByText('Sin resultados')).toBeDefined()
    expect(['Nombre', 'Programa', 'Nivel', 'CUC'].map(valor)).toEqual(['', '', '', ''])
  })

  it('is told all that is wrong, and only sends what is right, once', async () => {
    const formulario = await abrir()
    await persona.click(boton('Solicitar'))
    for (const texto of ['La matricula del estudiante es requerida', 'El nombre es requerido', 'El programa es requerido', 'El cuc es requerido', 'La fecha de expedicion es requerida', 'El comprobante de pago es requerido']) {
      expect(await within(formulario).findByText(texto)).toBeDefined()
    }
    expect(await screen.findByText('Primero corrija las validaciones')).toBeDefined()
    await persona.upload(screen.getByLabelText('Comprobante de pago'), disfrazado())
    expect(await within(formulario).findByText('Solo se permiten archivos PDF')).toBeDefined()

    await buscar(estudiante.matricula)
    await waitFor(() => expect(valor('Nombre')).toBe('José Luis Peña Cruz'))
    await persona.click(screen.getByLabelText(/Tipo_certificado/))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Parcial', 'Completo', '50%'])
    await persona.click(screen.getByRole('option', { name: '50%' }))
    await persona.type(screen.getByLabelText(/Fecha expedicion/), '2019-12-31')
    await persona.tab()
    expect(await within(formulario).findByText('La fecha de expedicion no puede ser anterior al 01-01-2020')).toBeDefined()
    await persona.clear(screen.getByLabelText(/Fecha expedicion/))
    await persona.type(screen.getByLabelText(/Fecha expedicion/), '2026-03-20')
    await persona.upload(screen.getByLabelText('Comprobante de pago'), pdf())
    await persona.click(boton('Solicitar'))
    expect((await screen.findByRole('dialog')).textContent).toContain('Una vez enviado NO se podrá modificar!')
    await confirmar('dblClick')
    expect(await screen.findByText('Solicitud de certificado 2026-00001 registrada correctamente')).toBeDefined()
    expect(await base().db.$count(tables.certificados)).toBe(1)
    expect(valor('Nombre')).toBe('')
  })

  it('sees its requests, sends a proof that is missing, and opens what there is', async () => {
    await solicitudes(base().db, [{ estado: 'Sin comprobante' }, { estado: 'Emitido' }])
    await abrir()
    await persona.click(screen.getByRole('tab', { name: 'Solicitudes Realizadas' }))
    const tabla = await screen.findByRole('table')
    expect(within(tabla).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Folio', 'Matrícula', 'Nombre', 'Programa', 'Tipo', 'Fecha', 'Estado', 'Comprobante pago', 'Certificado'])
    expect(await screen.findByText('No disponible')).toBeDefined()
    const enlace = await screen.findByRole('link', { name: 'Descargar certificado 2026-00002' })
    expect([enlace.getAttribute('target'), enlace.getAttribute('href')]).toEqual(['_blank', expect.stringContaining('/api/storage/')])
    await persona.click(await screen.findByRole('button', { name: 'Subir comprobante de pago 2026-00001' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Enviar comprobante de pago' }))
    expect(dialogo.getByText('Una vez enviado NO se podrá modificar!')).toBeDefined()
    await persona.click(dialogo.getByRole('button', { name: 'Enviar' }))
    expect(await dialogo.findByText('Seleccione un archivo PDF')).toBeDefined()
    await persona.upload(dialogo.getByLabelText('Comprobante de pago'), pdf())
    await persona.click(dialogo.getByRole('button', { name: 'Enviar' }))
    expect(await screen.findByText('Comprobante de pago enviado correctamente')).toBeDefined()
    expect(await screen.findByRole('link', { name: 'Descargar comprobante de pago 2026-00001' })).toBeDefined()
  })
})

describe('the coordinador', () => {
  it('chooses among three lists, reads a request and issues its certificate', async () => {
    await solicitudes(base().db, [{}, { nivel: 'Maestría', tipo_certificado: '50%', estado: 'Sin comprobante' }])
    await entrar('coordinador', '/certificadosCoordinador')
    expect((await screen.findByRole('button', { name: 'Candidatos Licenciatura' })).getAttribute('aria-pressed')).toBe('true')
    await persona.click(await screen.findByRole('button', { name: 'Ver solicitud 2026-00001' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Solicitud de certificado 2026-00001' }))
    expect((await dialogo.findByLabelText<HTMLInputElement>(/Nombre/)).value).toBe('José Luis Peña Cruz')
    for (const campo of dialogo.getAllByRole<HTMLInputElement>('textbox')) expect(campo.disabled).toBe(true)
    await persona.click(dialogo.getByRole('button', { name: 'Emitir certificado' }))
    const envio = within(await screen.findByRole('dialog', { name: 'Emitir certificado' }))
    await persona.upload(envio.getByLabelText('Certificado firmado'), pdf())
    await persona.click(envio.getByRole('button', { name: 'Enviar' }))
    expect(await screen.findByText('Certificado emitido correctamente')).toBeDefined()
    expect(await dialogo.findByText('El certificado ya fue emitido')).toBeDefined()
    await persona.click(dialogo.getByRole('button', { name: 'Cerrar' }))
    expect(await screen.findByRole('link', { name: 'Ver certificado 2026-00001' })).toBeDefined()

    for (const lista of ['Candidatos Posgrado 50%', 'Candidatos Posgrado']) {
      await persona.click(boton(lista))
      await persona.click(await screen.findByRole('button', { name: 'Ver solicitud 2026-00002' }))
      expect(await screen.findByText('La solicitud aún no tiene comprobante de pago')).toBeDefined()
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Emitir certificado' }).disabled).toBe(true)
      await persona.click(boton('Cerrar'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('sees an empty table and the words of the server when a list fails', async () => {
    await entrar('coordinador')
    server.use(http.get('*/api/licenciatura/estudiantes/certificado', () => HttpResponse.json({ err: true, message: 'No se pudo leer' }, { status: 500 })))
    await persona.click(await screen.findByRole('link', { name: 'Certificados' }))
    expect(await screen.findByText('No se pudo leer')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
