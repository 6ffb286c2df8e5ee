import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { exito, pendiente } from '../api/servidor.ts'
import {
  avisos,
  boton,
  campo,
  dejar,
  dialogo,
  dialogos,
  enviar,
  escribir,
  guardar,
  mensaje,
  pregunta,
  pulsar,
  titulo,
  valor,
} from './formulario.ts'
import { filas, llenar, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { server, escritas, ultima, onWayOut } = aqui
const { abrirAgregar } = materiasEn(aqui)

describe('a field', () => {
  beforeEach(abrirAgregar)

  it('is judged when it is left, and mended as it is written; the others are not', () => {
    expect(document.activeElement).toBe(campo('Clave'))
    escribir('Créditos', '3')
    expect(mensaje('Créditos')).toBeUndefined()
    dejar('Créditos')
    return waitFor(() =>
      expect(['Clave', 'Nombre', 'Créditos'].map(mensaje)).toEqual([
        undefined,
        undefined,
        'Los créditos no pueden ser menor a 4',
      ]),
    ).then(() => {
      escribir('Créditos', '4')
      return waitFor(() => expect(mensaje('Créditos')).toBeUndefined())
    })
  })

  it('takes a figure with a comma as with a point', async () => {
    llenar('COMA-1')
    escribir('Créditos', '7,5')
    dejar('Créditos')
    await guardar()
    await waitFor(() => expect(filas()).toContain('COMA-1 Ética del tequio 7.5'))
  })

  it('that is wrong stops the submit: one notice a try, no question, and the first of them in focus', async () => {
    escribir('Clave', 'ETI')
    campo('Créditos').focus()
    await enviar()
    expect([pregunta(), avisos(), mensaje('Nombre'), mensaje('Créditos')]).toEqual([
      false,
      ['Primero corrija las validaciones'],
      "El 'nombre de la materia' es requerido",
      "Los 'créditos de la materia' son requeridos",
    ])
    expect(document.activeElement).toBe(campo('Nombre'))
    fireEvent.click(boton('Cerrar', document.body))
    escribir('Nombre', 'Ética')
    expect(avisos()).toEqual([])
    await enviar()
    await waitFor(() => expect(avisos()).toEqual(['Primero corrija las validaciones']))
    await waitFor(() => expect(document.activeElement).toBe(campo('Créditos')))
  })
})

describe('the question', () => {
  beforeEach(async () => {
    await abrirAgregar()
    llenar('TEQ-01')
    await enviar()
  })

  it('«Cancelar» sends nothing and keeps the form as it was', async () => {
    expect([pregunta(), document.activeElement?.textContent]).toEqual([true, 'Confirmar'])
    pulsar('Cancelar')
    await waitFor(() => expect(titulo()).toBe('Agregar Materia'))
    expect([escritas(), valor('Clave'), valor('Nombre'), valor('Créditos')]).toEqual([
      [],
      'TEQ-01',
      'Ética del tequio',
      '5',
    ])
  })

  it('two clicks send one call; the message shows, the list reloads, the dialog closes and the next one is empty', async () => {
    fireEvent.click(boton('Confirmar'))
    fireEvent.click(boton('Confirmar'))
    fireEvent.keyDown(boton('Confirmar'), { key: 'Enter' })
    await waitFor(() => expect(dialogos()).toEqual([]))
    expect(escritas().map(({ metodo, ruta }) => `${metodo} ${ruta}`)).toEqual(['POST materias'])
    expect(await escritas()[0]?.cuerpo()).toEqual({
      clave_materia: 'TEQ-01',
      nombre: 'Ética del tequio',
      creditos: 5,
      id_materia: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(avisos()).toEqual(['Materia registrada correctamente'])
    await waitFor(() => expect(filas()).toContain('TEQ-01 Ética del tequio 5'))
    expect(document.activeElement).toBe(boton('Agregar'))
    pulsar('Agregar')
    expect([titulo(), valor('Clave'), valor('Nombre')]).toEqual(['Agregar Materia', '', ''])
  })

  it('while the call runs it waits and cannot be closed', async () => {
    const { respuesta, responder } = pendiente()
    server.use(http.post('*/api/materias', () => respuesta))
    pulsar('Confirmar')
    await waitFor(() => expect(boton('Confirmar')).toHaveProperty('disabled', true))
    expect(boton('Cancelar')).toHaveProperty('disabled', true)
    fireEvent.keyDown(dialogo(), { key: 'Escape' })
    expect(pregunta()).toBe(true)
    responder(exito('Hecho', { id_materia: 'x' }))
    await waitFor(() => expect(dialogos()).toEqual([]))
  })
})

/** Literal text for any answer without the contract's envelope. (HTTP-11) */
const sinPalabras = 'Ocurrió un errorAxios'

describe('an error from the server stays in the form', () => {
  const intentar = async (clave = 'TEQ-09') => {
    await abrirAgregar()
    llenar(clave)
    await enviar()
    pulsar('Confirmar')
    await waitFor(() => expect(titulo()).toBe('Agregar Materia'))
  }

  it('a duplicate, on its field and in focus', async () => {
    await intentar('COM-101')
    await waitFor(() => expect(mensaje('Clave')).toBe('Ya existe una materia con esa clave'))
    expect([avisos(), valor('Nombre'), document.activeElement === campo('Clave')]).toEqual([
      ['Ya existe una materia con esa clave'],
      'Ética del tequio',
      true,
    ])
    escribir('Clave', 'TEQ-02')
    await waitFor(() => expect(mensaje('Clave')).toBeUndefined())
    await guardar()
    expect(avisos()).toContain('Materia registrada correctamente')
  })

  it('422: each sentence on its field', async () => {
    server.use(
      http.post('*/api/materias', () =>
        HttpResponse.json(
          {
            err: true,
            message: 'Primero corrija las validaciones',
            errors: { nombre: 'Ese nombre no', creditos: 'Son muchos' },
          },
          { status: 422 },
        ),
      ),
    )
    await intentar()
    await waitFor(() => expect([mensaje('Nombre'), mensaje('Créditos')]).toEqual(['Ese nombre no', 'Son muchos']))
    expect(document.activeElement).toBe(campo('Nombre'))
  })

  it.each([
    ['500', () => HttpResponse.json({ err: true, message: 'Se cayó' }, { status: 500 }), 'Se cayó'],
    ['a page of a proxy', () => new HttpResponse('<html>Bad gateway</html>', { status: 502 }), sinPalabras],
    [
      'the page of a network that wants a sign-in',
      () => new HttpResponse('<html>Ingrese a la red</html>'),
      sinPalabras,
    ],
    ['offline', () => HttpResponse.error(), 'No hay conexión a internet'],
  ])('%s: the notice, and every value; the list is read again', async (_, respuesta, texto) => {
    server.use(http.post('*/api/materias', respuesta))
    await intentar()
    await waitFor(() => expect(avisos()).toEqual([texto]))
    await waitFor(() => expect(ultima()).toMatchObject({ metodo: 'GET', ruta: expect.stringMatching(/^materias\?/) }))
    expect([valor('Clave'), valor('Nombre'), valor('Créditos')]).toEqual(['TEQ-09', 'Ética del tequio', '5'])
    server.resetHandlers()
    await enviar()
    expect(pregunta()).toBe(true)
  })

  it('401 signs out, also from a form that holds work', async () => {
    server.use(
      http.post('*/api/materias', () => HttpResponse.json({ err: true, message: 'Su sesión venció' }, { status: 401 })),
    )
    await abrirAgregar()
    llenar('TEQ-05')
    await enviar()
    pulsar('Confirmar')
    await waitFor(() => expect(onWayOut).toHaveBeenCalled())
    expect(location.pathname).toBe('/')
  })
})
