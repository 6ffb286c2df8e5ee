import { fireEvent, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { alumnos } from '../harness/aula.ts'
import { servicios } from '../harness/servicios.ts'
import { otroGrupo, otroPrograma } from '../harness/vecinos.ts'
import { avisos, boton, botones, pulsar } from './formulario.ts'
import { filas } from './materias.ts'
import { pantalla } from './pantalla.ts'

const { abrir, base, claves, ultima } = pantalla()

const pestana = (nombre: string) => {
  const hallada = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === nombre,
  )
  if (!hallada) throw new Error(`there is no tab «${nombre}»`)
  fireEvent.click(hallada)
}
const selector = (label: string) => {
  const rotulo = [...document.querySelectorAll('label, [id$=-label]')].find(({ textContent }) => textContent === label)
  const nombrado = document.getElementById(rotulo?.getAttribute('for') ?? '')
  const control =
    nombrado instanceof HTMLInputElement
      ? nombrado
      : document.querySelector<HTMLElement>(`[role=combobox][aria-labelledby~="${rotulo?.id}"]`)
  if (!control) throw new Error(`there is no selector «${label}»`)
  return control
}
const valor = (label: string) => {
  const control = selector(label)
  return control instanceof HTMLInputElement ? control.value : control.textContent.replace('\u200b', '')
}
const elegir = async (label: string, texto: string) => {
  await waitFor(() => expect(selector(label).hasAttribute('disabled')).toBe(false))
  const control = selector(label)
  if (control instanceof HTMLInputElement) fireEvent.keyDown(control, { key: 'ArrowDown' })
  else fireEvent.mouseDown(control)
  const opcion = await waitFor(() => {
    const hallada = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) =>
      textContent.includes(texto),
    )
    if (!hallada) throw new Error(`«${label}» does not offer «${texto}»`)
    return hallada
  })
  fireEvent.click(opcion)
}
const seLee = (texto: string) => waitFor(() => expect(document.body.textContent).toContain(texto))

it.each([
  ['coordinador', '/datosGenerales', 'Datos Generales'],
  ['escolar', '/certificadosEscolar', 'Certificados'],
  ['coordinador', '/certificadosCoordinador', 'Certificados'],
] as const)('a tab that %s does not have at %s is said', async (rol, ruta, titulo) => {
  await abrir(rol, `${ruta}?tab=zzz`, titulo)
  await waitFor(() => expect(avisos()).toContain('Esta pantalla no tiene la pestaña «zzz»'))
})

describe('a chain of selectors', () => {
  it('leads step by step to the rows; changing a choice clears those that depend on it', async () => {
    const { clave: clave_programa } = otroPrograma
    await base()
      .db.insert(tables.grupos)
      .values({ ...otroGrupo, clave_grupo: 'BIO-1A', clave_programa })
    await alumnos(base().db, claves(), 1, { clave_grupo: 'BIO-1A' })
    await base()
      .db.update(tables.estudiantes)
      .set({ clave_programa })
      .where(eq(tables.estudiantes.clave_grupo, 'BIO-1A'))
    await abrir('coordinador', '/datosGenerales', 'Datos Generales')
    pestana('Estudiantes Filtrado')
    await seLee('Primero: Seleccione un programa')
    expect([selector('Grupo').hasAttribute('disabled'), filas()]).toEqual([true, []])
    await elegir('Programa', 'Comunalidad')
    await seLee('Segundo: Seleccione un grupo')
    await elegir('Grupo', 'Primero A')
    await waitFor(() => expect(filas()).toHaveLength(1))
    const dicha = new URLSearchParams(location.search)
    expect([...dicha.keys()]).toEqual(['tab', 'clave_programa', 'clave_grupo'])
    expect(ultima()?.ruta).toMatch(/^grupos\/[^/]+\/estudiantes\?/)
    await elegir('Programa', 'Bioconstrucción')
    await seLee('Segundo: Seleccione un grupo')
    expect([valor('Programa'), valor('Grupo'), filas()]).toEqual(['Bioconstrucción', '', []])
  })

  it('says so where nothing leads to any row, and offers nothing that leads to none', async () => {
    const cerrar = await abrir('coordinador', '/servicioSocialCoordinador', 'Servicio social')
    await seLee('Todavía no hay nada que mostrar')
    cerrar()
    await servicios(base().db, claves())
    await abrir('coordinador', '/servicioSocialCoordinador', 'Servicio social')
    fireEvent.keyDown(selector('Seleccionar CUC'), { key: 'ArrowDown' })
    await waitFor(() =>
      expect([...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('CUC Guelatao'),
      ]),
    )
  })

  it('is shared by tabs that name the same one; others begin without a choice', async () => {
    const [cartas, completados] = ['Generar carta de liberacion', 'Completados servicio']
    await abrir('coordinador', '/servicioSocialCoordinador', 'Servicio social')
    await elegir('Seleccionar CUC', 'CUC Guelatao')
    for (const [nombre, lista] of [
      [completados, 'completado'],
      [cartas, 'pendiente_liberacion'],
      [completados, 'completado'],
    ] as const) {
      pestana(nombre)
      await waitFor(() => expect(valor('Seleccionar CUC')).toBe('CUC Guelatao'))
      await waitFor(() => expect(ultima()?.ruta).toContain(`status/${lista}/cuc/20DCU0001A`))
    }
    pestana('Prestadores externos Servicio')
    pestana(cartas)
    await seLee('Seleccione un CUC')
    expect(valor('Seleccionar CUC')).toBe('')
  })

  it('of general data begins anew with another tab', async () => {
    await abrir('consejero', '/datosGeneralesConsejero', 'Datos Generales')
    pestana('Facilitadores CUC')
    await elegir('CUC', 'CUC Guelatao')
    await waitFor(() => expect(filas().length).toBeGreaterThan(0))
    pestana('Estudiantes CUC')
    await seLee('Primero: Seleccione CUC')
    expect(valor('CUC')).toBe('')
  })

  it('a consejero finds the own CUC only', async () => {
    await abrir('consejero', '/datosGeneralesConsejero', 'Datos Generales')
    pestana('Facilitadores CUC')
    await seLee('Primero: Seleccione CUC')
    fireEvent.keyDown(selector('CUC'), { key: 'ArrowDown' })
    await waitFor(() =>
      expect([...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('CUC Guelatao'),
      ]),
    )
  })
})

describe('the screen of people', () => {
  it('by CUC: a card each, then its people, and «Volver»', async () => {
    await abrir('administrativo', '/consejeros', 'Consejeros')
    pestana('Consejeros por CUC')
    await waitFor(() => expect(botones(/^Seleccionar /)).toHaveLength(2))
    pulsar('Seleccionar CUC Ñuu Savi')
    await waitFor(() => expect(filas()).toHaveLength(1))
    expect(document.querySelector('h2')?.textContent).toBe('CUC Ñuu Savi')
    pulsar('Volver')
    await waitFor(() => expect(document.activeElement).toBe(boton('Seleccionar CUC Ñuu Savi')))
    expect(filas()).toEqual([])
  })

  it('«Filtrar»: status, then kind of appointment; another tab begins without a choice', async () => {
    await abrir('administrativo', '/consejeros', 'Consejeros')
    pestana('Filtrar')
    await seLee('Primero: Seleccione el estatus')
    await elegir('Estatus', 'Activo')
    await seLee('Segundo: Seleccione el tipo de vinculacion')
    await elegir('Tipo_vinculación', 'Tequio')
    await waitFor(() => expect(filas().length).toBeGreaterThan(0))
    expect(ultima()?.ruta).toContain('"status":1')
    await elegir('Estatus', 'Inactivo')
    await seLee('No hay registros')
    pestana('Registro de consejeros')
    await waitFor(() => expect(filas()).toHaveLength(2))
    pestana('Filtrar')
    await seLee('Primero: Seleccione el estatus')
  })
})
