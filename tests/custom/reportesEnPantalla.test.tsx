import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq, ne } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { dialogo } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { clase } from '../harness/aula.ts'
import { cuc, estudiante, grupo, programa } from '../harness/filas.ts'
import { reporteDeGrupo } from '../harness/reporteDeGrupo.ts'
import { otroGrupo, periodo } from '../harness/vecinos.ts'
import { pdf } from './ventanilla.ts'

const { abrir, base, claves, server, llamadas } = pantalla()
const quien = userEvent.setup({ delay: null, applyAccept: false })
const falla = (ruta: string, metodo: 'get' | 'post' = 'get') =>
  server.use(
    http[metodo](`*/api/${ruta}`, () => HttpResponse.json({ err: true, message: 'Algo más' }, { status: 500 })),
  )
const dice = async (texto: string) => expect(await screen.findByText(texto)).toBeDefined()
const boton = (accion: string, reporte: string) =>
  screen.findByLabelText<HTMLButtonElement>(`${accion} reporte ${reporte} de ${grupo.clave_grupo}`)
const elegir = async (campos: Record<string, string>) => {
  for (const [campo, opcion] of Object.entries(campos)) {
    await waitFor(() => expect(screen.getByLabelText(campo)).toHaveProperty('disabled', false))
    await quien.click(screen.getByLabelText(campo))
    await quien.click(within(await screen.findByRole('listbox')).getByText(opcion))
  }
}
const hay = (estado?: 'inicial' | 'final') =>
  reporteDeGrupo(base().db, { clave_grupo: grupo.clave_grupo, id_periodo: claves().id_periodo }, estado)
const abierta = { direccion: '', cerrada: false }
beforeAll(async () => {
  await clase(base().db, claves(), { matriculas: [estudiante.matricula] })
  await clase(base().db, claves(), { cambios: { clave_grupo: otroGrupo.clave_grupo } })
})
beforeEach(async () => {
  await base().db.delete(tables.reportes_de_grupos)
  Object.assign(abierta, { direccion: '', cerrada: false })
  vi.spyOn(window, 'open').mockImplementation(() =>
    Object.defineProperties(Object.create(window), {
      document: { value: document.implementation.createHTMLDocument() },
      opener: { value: null, writable: true },
      close: { value: () => void (abierta.cerrada = true) },
      location: { value: { replace: (direccion: string) => void (abierta.direccion = direccion) } },
    }),
  )
  URL.createObjectURL = () => 'blob:reporte'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => vi.restoreAllMocks())

describe('the school office', () => {
  const entrar = async () => {
    await abrir('escolar', '/validarGrupoParaReporte', 'Validar grupos para reporte')
    await dice('Primero seleccione un programa')
    await elegir({ Programa: programa.nombre })
    await dice('Primero seleccione un periodo')
    await elegir({ Periodo: periodo.nombre })
  }
  const estados = () =>
    (
      [
        ['Descargar', 'inicial'],
        ['Enviar', 'inicial'],
        ['Descargar', 'final'],
        ['Enviar', 'final'],
      ] as const
    ).map(([accion, reporte]) => {
      const visto = screen.getByLabelText<HTMLButtonElement>(
        new RegExp(
          `^(${accion}${accion === 'Enviar' ? '|Ya Enviado' : ''}) reporte ${reporte} de ${grupo.clave_grupo}$`,
        ),
      )
      return visto.disabled ? `${visto.textContent} no` : visto.textContent
    })

  it('begins with the first download, which shows the document and lets the initial one be sent', async () => {
    await entrar()
    await boton('Descargar', 'inicial')
    expect(estados()).toEqual(['Descargar', 'Enviar no', 'Descargar no', 'Enviar no'])
    await quien.click(await boton('Descargar', 'inicial'))
    await waitFor(() => expect(abierta.direccion).toBe('blob:reporte'))
    await waitFor(() => expect(estados()).toEqual(['Descargar', 'Enviar', 'Descargar no', 'Enviar no']))
    await dice(
      'Falta registrar quién firma: Dirección del CUC, Rectoría, Coordinación académica, Control escolar central. Revise los nombres antes de firmar.',
    )
  })

  it('of a group without classes in the period says so, and lets nothing be sent', async () => {
    const otro = { ...grupo, clave_grupo: 'COM-2B', nombre: 'Segundo B' }
    const { clases, grupos } = tables
    await base().db.insert(grupos).values(otro)
    const pasan = (clave_grupo: string) =>
      base().db.update(clases).set({ clave_grupo }).where(ne(clases.clave_grupo, otroGrupo.clave_grupo))
    await pasan(otro.clave_grupo)
    await entrar()
    await quien.click(await boton('Descargar', 'inicial'))
    await dice('El grupo no tiene asignaturas en este periodo: no hay reporte que enviar')
    expect(estados()).toEqual(['Descargar', 'Enviar no', 'Descargar no', 'Enviar no'])
    await pasan(grupo.clave_grupo)
    await base().db.delete(grupos).where(eq(grupos.clave_grupo, otro.clave_grupo))
  })

  it('sends a PDF once, and nothing that is none', async () => {
    await hay()
    await entrar()
    await quien.click(await boton('Enviar', 'inicial'))
    expect(
      within(dialogo()).getByRole('button', { name: 'Seleccionar archivo PDF', description: /^Archivo PDF/ }),
    ).toHaveProperty('disabled', false)
    await quien.click(within(dialogo()).getByText('Enviar'))
    expect(within(dialogo()).getByText('Seleccione un archivo PDF')).toBeDefined()
    await quien.upload(
      within(dialogo()).getByLabelText('Archivo PDF'),
      new File(['PK'], 'reporte.pdf', { type: 'application/pdf' }),
    )
    expect(await within(dialogo()).findByText('Solo se permiten archivos PDF')).toBeDefined()
    await quien.upload(within(dialogo()).getByLabelText('Archivo PDF'), pdf())
    await within(dialogo()).findByText(/\.pdf \(/)
    falla('reporte/estado/actualizacion/inicio', 'post')
    const confirmar = async () => quien.click(await waitFor(() => within(dialogo()).getByText('Confirmar')))
    await quien.click(within(dialogo()).getByText('Enviar'))
    await confirmar()
    await dice('Error al modificar reporte reporte')
    expect(await base().db.$count(tables.reportes_de_grupos)).toBe(1)
    server.resetHandlers()
    await confirmar()
    await dice('Reporte inicial enviado correctamente')
    await waitFor(() => expect(estados()).toEqual(['Descargar', 'Ya Enviado no', 'Descargar', 'Enviar']))
  })

  it('says before the final one is sent how many classes of the group are not closed', async () => {
    await hay('inicial')
    await entrar()
    await quien.click(await boton('Enviar', 'final'))
    await dice(
      '1 asignatura del grupo aún no se cierra: sus calificaciones no son definitivas, y en el reporte llevan un asterisco. Una vez enviado, el reporte no se puede cambiar.',
    )
    await quien.click(within(dialogo()).getByText('Cancelar'))
    await base().db.update(tables.clases).set({ status_facilitador: true, status_escolar: true })
    await quien.click(await boton('Enviar', 'final'))
    expect(await within(dialogo()).findByText('Una vez enviado, el reporte no se puede cambiar.')).toBeDefined()
    await quien.click(within(dialogo()).getByText('Cancelar'))
  })

  it('opens the signed file of a report that was sent, by a link asked for anew', async () => {
    await hay('final')
    await entrar()
    await boton('Ya Enviado', 'final')
    expect(estados()).toEqual(['Descargar', 'Ya Enviado no', 'Descargar', 'Ya Enviado no'])
    await quien.click(await boton('Descargar', 'final'))
    await waitFor(() => expect(abierta.direccion).toMatch(/\/api\/storage\/.*firma=/))
    expect(llamadas.filter(({ ruta }) => ruta.includes('materias/estudiantes'))).toEqual([])
  })

  it('shows the failure, and closes the opened window', async () => {
    falla('grupo/*')
    await entrar()
    await quien.click(await boton('Descargar', 'inicial'))
    await dice('Error al obtener la informacion de reporte')
    expect(abierta.cerrada).toBe(true)
    server.resetHandlers()
    URL.createObjectURL = () => {
      throw new Error('no room')
    }
    await quien.click(await boton('Descargar', 'inicial'))
    await dice('Error al generar el PDF')
    await dice('Revise su conexión y vuelva a generar el PDF.')
  })
})

it('the coordinador chooses campus, programme and periodo, and downloads the sent reports', async () => {
  await hay('inicial')
  await abrir('coordinador', '/reportesRecibidos', 'Reportes de CUC recibidos')
  await dice('Primero: Seleccione CUC')
  await elegir({ CUC: cuc.nombre })
  await dice('Segundo: Seleccione un programa')
  await elegir({ Programa: programa.nombre })
  await dice('Tercero: Seleccione un periodo')
  await elegir({ Periodo: periodo.nombre })
  expect(await boton('Sin enviar', 'final')).toHaveProperty('disabled', true)
  await quien.click(await boton('Descargar', 'inicial'))
  await waitFor(() => expect(abierta.direccion).toMatch(/\/api\/storage\//))
  await elegir({ CUC: 'CUC Ñuu Savi' })
  await dice('Segundo: Seleccione un programa')
  expect(
    [screen.getByLabelText('Programa'), screen.getByLabelText('Periodo')].map(cada => cada.getAttribute('value')),
  ).toEqual(['', ''])
})
