import { fireEvent, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { answersAhead } from '../../src/api/answersAhead.ts'
import { waitingNotices as enEspera } from '../../src/api/waitingNotices.ts'
import { callApi } from '../../src/api/callApi.ts'
import { clearSession } from '../../src/api/session.ts'
import { goTo } from '../../src/landing/router.ts'
import {
  avisos,
  boton,
  dialogo,
  dialogos,
  enviar,
  escribir,
  guardar,
  hallado,
  pulsar,
  titulo,
  valor,
} from './formulario.ts'
import { cuc, programa } from '../harness/filas.ts'
import { reporteDeGrupo } from '../harness/reporteDeGrupo.ts'
import { filas, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { abrir, base, claves, escritas, llamadas, onWayOut } = aqui
const { materias, abrirAgregar } = materiasEn(aqui)

describe('work that is not saved', () => {
  beforeEach(abrirAgregar)
  const perderse = () => {
    const salida = new Event('beforeunload', { cancelable: true })
    dispatchEvent(salida)
    return !salida.defaultPrevented
  }

  it.each([
    ['Cancelar', () => pulsar('Cancelar')],
    ['Esc', () => fireEvent.keyDown(dialogo(), { key: 'Escape' })],
  ])('«%s» asks before it throws it away', async (_, salir) => {
    escribir('Nombre', 'Ética')
    await waitFor(() => expect(perderse()).toBe(false))
    salir()
    await waitFor(() => expect(titulo()).toBe('¿Salir sin guardar?'))
    pulsar('Seguir editando')
    await waitFor(() => expect([titulo(), valor('Nombre')]).toEqual(['Agregar Materia', 'Ética']))
    salir()
    await waitFor(() => expect(titulo()).toBe('¿Salir sin guardar?'))
    pulsar('Salir sin guardar')
    await waitFor(() => expect(dialogos()).toEqual([]))
    expect([perderse(), document.activeElement]).toEqual([true, boton('Agregar')])
  })

  it('an untouched form closes at once, and so does one whose changes were undone', async () => {
    escribir('Nombre', 'Ética')
    escribir('Nombre', '')
    expect(perderse()).toBe(true)
    pulsar('Cancelar')
    await waitFor(() => expect(dialogos()).toEqual([]))
  })

  it('another address asks too', async () => {
    escribir('Nombre', 'Ética')
    await waitFor(() => expect(perderse()).toBe(false))
    history.back()
    await waitFor(() => expect(titulo()).toBe('¿Salir sin guardar?'))
    pulsar('Seguir editando')
    await waitFor(() => expect(titulo()).toBe('Agregar Materia'))
    expect([valor('Nombre'), location.pathname]).toEqual(['Ética', '/materias'])
  })
})

describe('somebody else changed the record meanwhile', () => {
  it('names the person and the change, keeps the typed values, and overwrites only when told to', async () => {
    await materias()
    fireEvent.click(await hallado('Editar Saberes de la milpa'))
    escribir('Nombre', 'Saberes del maíz')
    const {
      data: [fila],
    } = await callApi<readonly Record<string, unknown>[]>('materias?filter={"q":"milpa"}&range=[0,9]')
    await callApi(`materias/${fila?.id_materia}`, { method: 'PUT', key: null, body: { ...fila, creditos: 7 } })
    await enviar()
    pulsar('Confirmar')
    await waitFor(() => expect(dialogo().textContent).toContain('Usted cambió este registro desde otra ventana el'))
    expect(dialogo().textContent).toContain('Créditos: «6» → «7»')
    expect([valor('Nombre'), dialogo().querySelector('[role=alert]')?.contains(document.activeElement)]).toEqual([
      'Saberes del maíz',
      true,
    ])
    await enviar()
    pulsar('Confirmar')
    await waitFor(() => expect(escritas().filter(({ metodo }) => metodo === 'PUT')).toHaveLength(3))
    await waitFor(() => expect(dialogo().textContent).toContain('cambió este registro'))
    pulsar('Conservar mis datos')
    await guardar()
    expect(avisos()).toContain('Materia actualizada correctamente')
    await waitFor(() => expect(filas().join()).toContain('Saberes del maíz 6'))
  })
})

describe('Eliminar', () => {
  it('a record in use is not deleted, and the message says by what', async () => {
    await abrir('coordinador', '/cucs', 'CUCs')
    fireEvent.click(await hallado('Eliminar CUC Guelatao'))
    await enviar()
    pulsar('Confirmar')
    await waitFor(() => expect(avisos().join()).toMatch(/^No se puede eliminar porque está en uso: .*1 grupo/))
    await waitFor(() => expect(titulo()).toBe('Eliminar CUC'))
  })

  const vacio = { clave_grupo: 'VAC-1', nombre: 'Vacío', clave_programa: programa.clave, clave_cuc: cuc.clave }
  const buscado = async () => {
    await abrir('escolar', '/grupos', 'Grupos')
    fireEvent.change(document.querySelector('[type=search]') ?? document.body, { target: { value: 'VAC-1' } })
    fireEvent.click(await hallado('Eliminar Vacío'))
  }

  it('the question names the records deleted along', async () => {
    await base().db.insert(tables.grupos).values(vacio)
    await reporteDeGrupo(base().db, { clave_grupo: vacio.clave_grupo, id_periodo: claves().id_periodo })
    await buscado()
    await waitFor(() => expect(llamadas.some(({ ruta }) => ruta === 'grupos/VAC-1/eliminacion')).toBe(true))
    await enviar()
    await waitFor(() => expect(dialogo().textContent).toMatch(/Se eliminarán también: 1 reporte/))
    pulsar('Confirmar')
    await waitFor(() => expect(avisos()).toContain('Grupo eliminado correctamente'))
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    expect(llamadas.filter(({ ruta }) => ruta === 'grupos/VAC-1/eliminacion')).toHaveLength(1)
  })

  it('of a record that somebody changed meanwhile deletes nothing until told to, and speaks of deleting', async () => {
    await base().db.insert(tables.grupos).values(vacio)
    await buscado()
    await base()
      .db.update(tables.grupos)
      .set({ nombre: 'Vacío B', version: 2 })
      .where(eq(tables.grupos.clave_grupo, vacio.clave_grupo))
    await base().db.insert(historial).values({
      entidad: 'grupos',
      clave: vacio.clave_grupo,
      version: 2,
      accion: 'update',
      momento: base().reloj.hoy,
      autor: 'Citlali Ortiz Muñoz',
    })
    await enviar()
    pulsar('Confirmar')
    await waitFor(() => expect(dialogo().textContent).toContain('No se eliminó nada. Revise lo que cambió'))
    expect(dialogo().textContent).not.toMatch(/guardar|Conservar/)
    expect(dialogo().textContent).toContain('Nombre: «Vacío» → «Vacío B»')
    pulsar('Eliminar de todos modos')
    await guardar()
    expect(avisos()).toContain('Grupo eliminado correctamente')
  })

  it('is one DELETE with a JSON content type; the row goes, and the focus stays with the table', async () => {
    await abrir('coordinador', '/periodos', 'Periodos')
    await callApi('periodos', {
      method: 'POST',
      key: null,
      body: { nombre: '2030-A', fecha_inicio: '2030-02-01', fecha_final: '2030-07-31', periodicidad: 'Semestre' },
    })
    llamadas.splice(0)
    fireEvent.change(document.querySelector('[type=search]') ?? document.body, { target: { value: '2030' } })
    await waitFor(() => expect(filas().join()).toMatch(/^2030-A/))
    fireEvent.click(await hallado('Eliminar 2030-A'))
    await guardar()
    expect(escritas().map(({ metodo, ruta, tipo }) => [metodo, /^periodos\/[\da-f-]{36}$/.test(ruta), tipo])).toEqual([
      ['DELETE', true, 'application/json'],
    ])
    await waitFor(() => expect(document.body.textContent).toContain('No hay registros que contengan «2030»'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Periodos')
  })
})

it('a session that ended elsewhere does not block the way out; typed work is not lost silently', async () => {
  await abrirAgregar()
  escribir('Nombre', 'Ética')
  clearSession()
  goTo('/cucs')
  await waitFor(() => expect(onWayOut).toHaveBeenCalled())
  expect(enEspera.all()).toEqual([
    { type: 'error', text: 'Lo que escribió en el formulario abierto no se guardó, porque su sesión terminó.' },
  ])
  enEspera.clear()
})

it('a form being sent when the session ended is not reported as unsaved', async () => {
  await abrirAgregar()
  escribir('Nombre', 'Ética')
  answersAhead.noteWrite(1)
  clearSession()
  goTo('/cucs')
  await waitFor(() => expect(onWayOut).toHaveBeenCalled())
  answersAhead.noteWrite(-1)
  expect(enEspera.all()).toEqual([
    {
      type: 'info',
      text: 'Su sesión terminó mientras se enviaba lo que escribió: ingrese de nuevo y revise si se guardó antes de repetirlo.',
    },
  ])
  enEspera.clear()
})

it('a form in which nothing was typed goes with the session unsaid', async () => {
  await abrirAgregar()
  clearSession()
  goTo('/cucs')
  await waitFor(() => expect(onWayOut).toHaveBeenCalled())
  expect(enEspera.all()).toEqual([])
})
