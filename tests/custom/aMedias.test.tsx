import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPreguntaAlCerrarSesion } from '../admin/cerrarSesion.ts'
import { dialogo, dialogos, pulsar, titulo } from '../admin/formulario.ts'
import { linea } from '../admin/menu.ts'
import { pantalla } from '../admin/pantalla.ts'
import { adjuntar } from '../harness/adjuntar.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { grupo, programa } from '../harness/filas.ts'
import { reporteDeGrupo } from '../harness/reporteDeGrupo.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { periodo } from '../harness/vecinos.ts'
import { pdf } from './ventanilla.ts'

const { abrir, base, claves, onWayOut } = pantalla()
const quien = userEvent.setup({ delay: null })
beforeAll(async () => {
  await alumnos(base().db, claves(), 3)
  await clase(base().db, claves())
})

const expectPregunta = () => waitFor(() => expect(titulo()).toBe('¿Salir sin guardar?'))
const expectCerrado = () => waitFor(() => expect(dialogos()).toEqual([]))
const escapar = () => fireEvent.keyDown(dialogo(), { key: 'Escape' })
const escribir = (etiqueta: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(etiqueta), { target: { value } })
/** Goes to another screen of the menu, stays, and then leaves after all. */
const expectPreguntaAlIr = async (desde: string, a: string) => {
  fireEvent.click(await linea(a))
  await expectPregunta()
  pulsar('Seguir editando')
  await expectCerrado()
  expect(location.pathname).toBe(desde)
  fireEvent.click(await linea(a))
  await expectPregunta()
  pulsar('Salir sin guardar')
  await waitFor(() => expect(location.pathname).toBe(a))
}

describe('a readmission that was begun', () => {
  it('is asked about before another screen is opened; one in which nothing was typed is not', async () => {
    await abrir('escolar', '/readmision', 'Readmisión')
    fireEvent.click(await linea('/estudiantes'))
    await waitFor(() => expect(location.pathname).toBe('/estudiantes'))
    cleanup()
    await abrir('escolar', '/readmision', 'Readmisión')
    escribir(/^Matrícula anterior/, '202301DERIN0000164')
    await expectPreguntaAlIr('/readmision', '/estudiantes')
  })

  it('goes with the session only once that is agreed to', async () => {
    await abrir('escolar', '/readmision', 'Readmisión')
    escribir(/^Fecha de nacimiento/, '2000-02-03')
    await expectPreguntaAlCerrarSesion(onWayOut)
  })
})

it('a new password that was thought up is asked about before the profile is left', async () => {
  await abrir('escolar', '/profilePage', 'Perfil')
  await screen.findByLabelText(/^Contraseña actual/)
  escribir(/^Contraseña actual/, 'Comunal2026')
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  escribir(/^Contraseña nueva/, 'Comunal2027')
  await expectPreguntaAlIr('/profilePage', '/estudiantes')
})

it('students selected for a class are asked about before the window closes', async () => {
  await abrir('escolar', '/clases', 'Asignaturas')
  await quien.click(await screen.findByLabelText(/^Agregar estudiantes /))
  await waitFor(dialogo)
  escapar()
  await expectCerrado()
  await quien.click(await screen.findByLabelText(/^Agregar estudiantes /))
  await waitFor(dialogo)
  await quien.click(await within(dialogo()).findByLabelText(/^Seleccionar Ana PérezA002/))
  escapar()
  await expectPregunta()
  pulsar('Seguir editando')
  await waitFor(() => expect(dialogo().textContent).toContain('Un estudiante seleccionado'))
  await quien.click(within(dialogo()).getByText('Cerrar'))
  await expectPregunta()
  pulsar('Salir sin guardar')
  await expectCerrado()
})

it('the PDF of a report is asked about before its dialog closes', async () => {
  await reporteDeGrupo(base().db, { clave_grupo: grupo.clave_grupo, id_periodo: claves().id_periodo })
  await abrir('escolar', '/validarGrupoParaReporte', 'Validar grupos para reporte')
  for (const [campo, opcion] of Object.entries({ Programa: programa.nombre, Periodo: periodo.nombre })) {
    await waitFor(() => expect(screen.getByLabelText(campo)).toHaveProperty('disabled', false))
    await quien.click(screen.getByLabelText(campo))
    await quien.click(within(await screen.findByRole('listbox')).getByText(opcion))
  }
  await quien.click(await screen.findByLabelText(`Enviar reporte inicial de ${grupo.clave_grupo}`))
  await adjuntar(quien, within(await waitFor(dialogo)).getByLabelText('Archivo PDF'), pdf())
  escapar()
  await expectPregunta()
  pulsar('Seguir editando')
  await waitFor(() => expect(dialogo().textContent).toContain('recibo de pago.pdf ('))
  pulsar('Cancelar')
  await expectPregunta()
  pulsar('Salir sin guardar')
  await expectCerrado()
})

it('the proof of payment that a request lacks is asked about before its dialog closes', async () => {
  await solicitudes(base().db, [{ estado: 'Sin comprobante' }])
  await abrir('escolar', '/certificadosEscolar?tab=Solicitudes+Realizadas', 'Certificados')
  const subir = async () => quien.click(await screen.findByLabelText(/^Subir comprobante de pago/))
  await subir()
  await waitFor(dialogo)
  escapar()
  await expectCerrado()
  await subir()
  await adjuntar(quien, within(await waitFor(dialogo)).getByLabelText('Comprobante de pago'), pdf())
  escapar()
  await expectPregunta()
  pulsar('Salir sin guardar')
  await expectCerrado()
})
