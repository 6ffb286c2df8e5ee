import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { dentro } from '../admin/dentro.tsx'
import { expectPreguntaAlCerrarSesion } from '../admin/cerrarSesion.ts'
import { dialogos, pulsar, titulo } from '../admin/formulario.ts'
import { linea } from '../admin/menu.ts'
import { adjuntar } from '../harness/adjuntar.ts'
import { conIndexedDB } from '../harness/conIndexedDB.ts'
import { estudiante } from '../harness/filas.ts'
import { pdfDePrueba } from '../harness/pdfDePrueba.ts'
import { porFuera } from '../harness/porFuera.ts'
import { en, ponerServicio } from '../servicioSocial/ponerServicio.ts'

const { entrar, base, onWayOut } = dentro()
conIndexedDB()
const persona = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
const otra = 'R'.padEnd(18, '0')
beforeAll(async () => {
  const [uno] = await base().db.select().from(tables.estudiantes)
  if (!uno) throw new Error('nobody to copy')
  await base()
    .db.insert(tables.estudiantes)
    .values({ ...uno, matricula: otra, nombre: 'Rosa', id_usuario: null })
})
beforeEach(() => porFuera(base().db, sql`truncate certificados, pasos, folios_de_certificados, archivos cascade`))

/** Tells whether closing the page asks first. */
const sePierde = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const preguntado = () => waitFor(() => expect(titulo()).toBe('¿Salir sin guardar?'))
const cerrado = () => waitFor(() => expect(dialogos()).toEqual([]))
const elegido = (nombre: string) => screen.queryByText(dicho => dicho.startsWith(`${nombre} (`))

describe('a PDF for a phase of the own service', () => {
  const fase = (nombre: RegExp) => persona.click(screen.getByRole('tab', { name: nombre }))
  const campo = (nombre: string) => screen.findByLabelText(new RegExp(`^Documento PDF de ${nombre}`))
  const abrir = async () => {
    const puesto = { id: '5e0c1a50-0000-4000-8000-000000000001', matricula: estudiante.matricula }
    await ponerServicio(base().db, en({ 0: 'aceptado' }), puesto, base().reloj.hoy)
    await entrar('estudiante', '/servicioSocialEstudiante')
    await adjuntar(persona, await campo('Carta de solicitud'), pdfDePrueba('carta', 'carta.pdf'))
  }

  it('is there after another phase was looked at, each at its own, and none once it was sent', async () => {
    await abrir()
    await fase(/^Carta de aceptacion/)
    await campo('Carta de aceptacion')
    expect([elegido('carta.pdf'), sePierde()]).toEqual([null, true])
    await fase(/^Carta de solicitud/)
    expect(await campo('Carta de solicitud')).toBeDefined()
    expect(elegido('carta.pdf')).not.toBeNull()
    await fase(/^Carta de aceptacion/)
    await adjuntar(persona, await campo('Carta de aceptacion'), pdfDePrueba('si', 'aceptacion.pdf'))
    await fase(/^Carta de solicitud/)
    await persona.click(await screen.findByText('Enviar'))
    await persona.click(await screen.findByText('Confirmar'))
    expect(await screen.findByText(/se envió correctamente$/)).toBeDefined()
    await fase(/^Carta de aceptacion/)
    await waitFor(() => expect(elegido('aceptacion.pdf')).not.toBeNull())
    expect([elegido('carta.pdf'), sePierde()]).toEqual([null, true])
  })

  it('is asked about before another screen is opened, from any phase', async () => {
    await abrir()
    await fase(/^Informacion servicio/)
    fireEvent.click(await linea('/kardex'))
    await preguntado()
    pulsar('Seguir editando')
    await cerrado()
    expect(location.pathname).toBe('/servicioSocialEstudiante')
    fireEvent.click(await linea('/kardex'))
    await preguntado()
    pulsar('Salir sin guardar')
    await waitFor(() => expect(location.pathname).toBe('/kardex'))
  })
})

describe('the proof of payment of a request', () => {
  const formulario = () => within(screen.getByRole('form', { name: 'Solicitar Certificado', hidden: true }))
  const nombre = () => formulario().getByLabelText<HTMLInputElement>(/^Nombre/).value
  const buscar = async (matricula: string, llamado: RegExp) => {
    fireEvent.change(formulario().getByLabelText(/^Matricula estudiante/), { target: { value: matricula } })
    await persona.click(formulario().getByText('Buscar'))
    await waitFor(() => expect(nombre()).toMatch(llamado))
  }
  const abrir = async () => {
    await entrar('escolar', '/certificadosEscolar')
    await screen.findByRole('form', { name: 'Solicitar Certificado' })
    await buscar(estudiante.matricula, /^José Luis/)
    await adjuntar(persona, formulario().getByLabelText(/^Comprobante de pago/), pdfDePrueba('pago', 'pago.pdf'))
  }

  it('stays with the typed text while the requests are looked at, and leaving the screen asks', async () => {
    await abrir()
    await persona.click(screen.getByRole('tab', { name: 'Solicitudes Realizadas' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Solicitar Certificado' })).toBeNull())
    expect(sePierde()).toBe(true)
    await persona.click(screen.getByRole('tab', { name: 'Solicitar Certificado' }))
    await screen.findByRole('form', { name: 'Solicitar Certificado' })
    expect([nombre(), elegido('pago.pdf')?.textContent]).toEqual(['José Luis Peña Cruz', 'pago.pdf (1 KB)'])
    fireEvent.click(await linea('/estudiantes'))
    await preguntado()
    pulsar('Salir sin guardar')
    await waitFor(() => expect(location.pathname).toBe('/estudiantes'))
  })

  it('goes with the student when another is found or a draft is recovered, which is said; the same one found again keeps it', async () => {
    await abrir()
    await buscar('N'.padEnd(18, '0'), /^$/)
    expect(await screen.findByText('Sin resultados')).toBeDefined()
    await buscar(estudiante.matricula, /^José Luis/)
    expect(elegido('pago.pdf')).not.toBeNull()
    await buscar(otra, /^Rosa/)
    await waitFor(() => expect(elegido('pago.pdf')).toBeNull())
    expect(await screen.findByText(/«pago\.pdf» era de José Luis Peña Cruz/)).toBeDefined()
    cleanup()
    await entrar('escolar', '/certificadosEscolar')
    await adjuntar(persona, await screen.findByLabelText(/^Comprobante de pago/), pdfDePrueba('pago', 'antes.pdf'))
    await persona.click(await screen.findByText('Recuperar'))
    expect(await screen.findByText(/«antes\.pdf» se eligió antes de recuperar el borrador/)).toBeDefined()
    expect(elegido('antes.pdf')).toBeNull()
  })

  it('a form without a file is kept as a draft, so leaving the screen asks nothing; signing out does', async () => {
    await entrar('escolar', '/certificadosEscolar')
    await screen.findByRole('form', { name: 'Solicitar Certificado' })
    await buscar(estudiante.matricula, /^José Luis/)
    await waitFor(() => expect(sePierde()).toBe(false))
    await expectPreguntaAlCerrarSesion(onWayOut)
  })
})
