import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Blob } from 'node:buffer'
import { describe, expect, it, vi } from 'vitest'
import {
  boton,
  botones,
  dialogo,
  dialogos,
  elegir,
  escribir,
  hallado,
  hayCampo,
  pulsar,
  titulo,
  valor,
} from './formulario.ts'
import { pantalla } from './pantalla.ts'

/** `fetch` only sends whole files as Node's Blob, not jsdom's. */
vi.stubGlobal('Blob', Blob)

const { abrir } = pantalla()
const escapar = () => fireEvent.keyDown(dialogo(), { key: 'Escape' })
/** Returns the input of a faulty cell in the rows, by the name of its column. */
const celda = (nombre: string) => {
  const etiqueta = [...dialogo().querySelectorAll('ul[aria-label="Renglones del archivo"] label')].find(
    ({ textContent }) => textContent === nombre,
  )
  const control = document.getElementById(etiqueta?.getAttribute('for') ?? '')
  if (!(control instanceof HTMLInputElement)) throw new Error(`no row has a wrong «${nombre}»`)
  return control
}
const dice = (texto: string | RegExp) => waitFor(() => expect(dialogo().textContent).toMatch(texto))
const cerrado = () => waitFor(() => expect(dialogos()).toEqual([]))
/** Checks that leaving asks first, and that whoever stays finds everything still there. */
const pregunta = async (salir: () => void, queda: () => void) => {
  salir()
  await waitFor(() => expect(titulo()).toBe('¿Salir sin guardar?'))
  pulsar('Seguir editando')
  await waitFor(() => expect(titulo()).not.toBe('¿Salir sin guardar?'))
  queda()
  salir()
  await waitFor(() => expect(titulo()).toBe('¿Salir sin guardar?'))
  pulsar('Salir sin guardar')
}

describe('cells of a spreadsheet that were mended and not sent', () => {
  const cargar = async () => {
    await abrir('coordinador', '/materias', 'Materias')
    fireEvent.click(await hallado('Importar'))
    const lugar = await waitFor(
      () => dialogo().querySelector('input[type=file]') ?? Promise.reject(new Error('no place')),
    )
    const hoja = 'Clave,Nombre,Créditos\nMED-1,Apicultura,6\nMED-2,Botánica,muchos'
    fireEvent.change(lugar, { target: { files: [new File([hoja], 'materias.csv', { type: 'text/csv' })] } })
    await dice(/1 nuevo, 0 con cambios, 0 iguales, 1 con errores/)
    await waitFor(() => expect(celda('Créditos').value).toBe('muchos'))
    fireEvent.change(celda('Créditos'), { target: { value: '7' } })
  }
  const queda = () => expect(celda('Créditos').value).toBe('7')

  it('are there after other rows were looked at, and nothing is applied without them', async () => {
    await cargar()
    fireEvent.click(await screen.findByText('Nuevos: 1'))
    await dice('Apicultura')
    fireEvent.click(screen.getByText('Con errores: 1'))
    await waitFor(queda)
    fireEvent.click(screen.getByText(/^Dejar fuera 1 renglón/))
    expect(botones(/^Aplicar/, dialogo())).toEqual([])
    pulsar(/Volver a revisar \(1 celda corregida\)/)
    await dice(/2 nuevos, 0 con cambios/)
    expect(boton('Aplicar: 2 registros').disabled).toBe(false)
    escapar()
    await cerrado()
  })

  it('are asked about before the dialog closes or another file is chosen', async () => {
    await cargar()
    await pregunta(() => pulsar('Otro archivo'), queda)
    await dice('Elegir hoja de cálculo')
    pulsar('Cerrar')
    await cerrado()
    cleanup()
    await cargar()
    await pregunta(escapar, queda)
    await waitFor(() => expect(dialogos()).toEqual([]))
  })
})

describe('the input of a batch', () => {
  const marcar = async (accion: string) => {
    await abrir('escolar', '/estudiantes', 'Estudiantes')
    fireEvent.click(await screen.findByLabelText(/^Seleccionar José Luis/))
    fireEvent.click(await hallado(accion))
  }
  const documento = (nombre: string) => screen.getByLabelText<HTMLInputElement>(nombre)

  it('is asked about before it is lost, and is there after its preview', async () => {
    await marcar('Documentos recibidos')
    await screen.findByLabelText('Acta de nacimiento')
    fireEvent.click(documento('Acta de nacimiento'))
    pulsar('Continuar')
    await dice('Se cambiará 1 de 1')
    pulsar('Volver')
    await waitFor(() => expect(documento('Acta de nacimiento').checked).toBe(true))
    await pregunta(escapar, () => expect(documento('Acta de nacimiento').checked).toBe(true))
    await cerrado()
  })

  it('chosen in the fields of its form is asked about too; nothing chosen closes at once', async () => {
    await marcar('Cambiar estatus')
    await waitFor(() => expect(hayCampo('Estatus')).toBe(true))
    escapar()
    await cerrado()
    pulsar('Cambiar estatus')
    await waitFor(() => expect(hayCampo('Estatus')).toBe(true))
    await elegir('Estatus', 'Inactivo')
    await pregunta(
      () => pulsar('Cancelar'),
      () => expect(valor('Estatus')).toBe('Inactivo'),
    )
    await cerrado()
  })
})

it('the name of a view, or how it is to be used, is asked about before it is lost', async () => {
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Peña' } })
  fireEvent.click(await hallado('Guardar vista'))
  await waitFor(() => expect(hayCampo('Nombre de la vista')).toBe(true))
  escribir('Nombre de la vista', 'Los Peña de este semestre')
  await pregunta(escapar, () => expect(valor('Nombre de la vista')).toBe('Los Peña de este semestre'))
  await cerrado()
  pulsar('Guardar vista')
  const compartir = 'Compartir con quienes tienen su mismo rol'
  fireEvent.click(await screen.findByLabelText(compartir))
  await pregunta(escapar, () => expect(screen.getByLabelText<HTMLInputElement>(compartir).checked).toBe(true))
  await cerrado()
})
