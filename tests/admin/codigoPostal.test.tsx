import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { colonias } from '../../server/codigosPostales/tables.ts'
import { exito, pendiente } from '../api/servidor.ts'
import {
  avisos,
  ayuda,
  boton,
  campo,
  dejar,
  dialogos,
  elegir,
  enviar,
  escribir,
  hallado,
  mensaje,
  pregunta,
  pulsar,
  valor,
} from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { abrir, base, llamadas, server, escritas } = pantalla()
const consultas = () => llamadas.filter(({ ruta }) => ruta.startsWith('cp/')).map(({ ruta }) => ruta)
const buscar = (cp: string) => {
  escribir('Código postal', cp)
  pulsar('Buscar')
}
const agregarCuc = async () => {
  await abrir('coordinador', '/cucs', 'CUCs')
  pulsar('Agregar')
}

describe.each([
  [
    'coordinador',
    '/cucs',
    'CUCs',
    'Ingrese primero un codigo postal',
    'El codigo postal debe contener solo numeros y deben ser 5 digitos',
  ],
  [
    'administrativo',
    '/facilitadores',
    'Facilitadores',
    'Ingrese primero un código postal',
    'El código postal debe contener solo números y deben ser 5 digitos',
  ],
  [
    'escolar',
    '/estudiantes',
    'Estudiantes',
    'Ingrese primero un código postal',
    'El código postal debe contener solo números y deben ser 5 digitos',
  ],
] as const)('%s on %s', (rol, ruta, titulo, vacio, mal) => {
  it('an invalid postal code gets a message of its own and is not looked up', async () => {
    await abrir(rol, ruta, titulo)
    pulsar('Agregar')
    pulsar('Buscar')
    await waitFor(() => expect(avisos()).toEqual([vacio]))
    for (const cp of ['1234', '123456', '12a45']) {
      buscar(cp)
      await waitFor(() => expect(avisos()).toContain(mal))
      fireEvent.click(boton('Cerrar', document.body))
    }
    expect(document.activeElement).toBe(campo('Código postal'))
    expect(consultas()).toEqual([])
  })
})

describe('a search', () => {
  beforeEach(agregarCuc)

  it('fills estado and municipio, which are read only, and goes on to the colonia', async () => {
    buscar('68770')
    await waitFor(() =>
      expect([valor('Estado'), valor('Municipio'), valor('Colonia')]).toEqual(['Oaxaca', 'Guelatao', 'Centro']),
    )
    expect(consultas()).toEqual(['cp/68770/estado/municipio/colonias'])
    expect(document.activeElement).toBe(campo('Colonia'))
    expect([campo('Estado'), campo('Municipio')].every(control => control.hasAttribute('readonly'))).toBe(true)
  })

  it('among many colonias one is searched for and chosen', async () => {
    const nuevas = ['Barrio de Abajo', 'San José', 'Ñuú Savi'].map((nombre, lugar) => ({
      id_municipio: 1,
      asentamiento: `10${lugar}`,
      codigo_postal: '68771',
      nombre,
      tipo: 'Barrio',
    }))
    await base().db.insert(colonias).values(nuevas)
    buscar('68771')
    await waitFor(() => expect(ayuda('Colonia')).toBe('Elija una de las 3 colonias'))
    fireEvent.change(campo('Colonia'), { target: { value: 'jose' } })
    expect([...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual(['San José'])
    await elegir('Colonia', 'San José')
    expect(valor('Colonia')).toBe('San José')
  })

  it('without a result says so and clears the previous one', async () => {
    buscar('68770')
    await waitFor(() => expect(valor('Estado')).toBe('Oaxaca'))
    buscar('99999')
    await waitFor(() => expect(avisos()).toEqual(['Sin resultados']))
    expect([valor('Estado'), valor('Municipio'), valor('Colonia')]).toEqual(['', '', ''])
  })

  it('another code clears the previous result, before any search', async () => {
    buscar('68770')
    await waitFor(() => expect(valor('Estado')).toBe('Oaxaca'))
    escribir('Código postal', '6877')
    expect([valor('Estado'), valor('Municipio'), valor('Colonia')]).toEqual(['', '', ''])
  })

  it('Enter in the code searches and submits nothing', async () => {
    escribir('Código postal', '68770')
    fireEvent.keyDown(campo('Código postal'), { key: 'Enter' })
    await waitFor(() => expect(valor('Municipio')).toBe('Guelatao'))
    expect([pregunta(), mensaje('Calle'), escritas()]).toEqual([false, undefined, []])
  })

  it('that fails says why, and the form stays', async () => {
    server.use(
      http.get('*/api/cp/*', () =>
        HttpResponse.json({ err: true, message: 'El catálogo no responde' }, { status: 500 }),
      ),
    )
    buscar('68770')
    await waitFor(() => expect(avisos()).toEqual(['Ocurrio un error: El catálogo no responde']))
    server.use(http.get('*/api/cp/*', () => HttpResponse.error()))
    pulsar('Buscar')
    await waitFor(() => expect(avisos()).toContain('Ocurrio un error: No hay conexión a internet'))
    expect(dialogos()).toHaveLength(1)
  })

  it('that answers late does not overrule a later one', async () => {
    const { respuesta, responder } = pendiente()
    server.use(http.get('*/api/cp/11111/*', () => respuesta))
    escribir('Código postal', '11111')
    fireEvent.keyDown(campo('Código postal'), { key: 'Enter' })
    escribir('Código postal', '68770')
    fireEvent.keyDown(campo('Código postal'), { key: 'Enter' })
    await waitFor(() => expect(valor('Estado')).toBe('Oaxaca'))
    responder(
      exito('', {
        estado: { nombre: 'Tarde' },
        municipio: { nombre: 'Tarde' },
        colonias: [{ id_colonia: 9, nombre: 'Tarde' }],
      }),
    )
    await fetch(`${location.origin}/api/salud`)
    expect([valor('Estado'), avisos()]).toEqual(['Oaxaca', []])
  })

  it('is asked for by the form, and its answer satisfies it', async () => {
    await enviar()
    expect([mensaje('Código postal'), mensaje('Colonia')]).toEqual([
      'Ingrese primero un codigo postal',
      'Busque el código postal y elija la colonia',
    ])
    buscar('68770')
    await waitFor(() => expect([mensaje('Código postal'), mensaje('Colonia')]).toEqual([undefined, undefined]))
  })
})

it('Editar shows the stored place without a search; another code must be searched', async () => {
  await abrir('coordinador', '/cucs', 'CUCs')
  fireEvent.click(await hallado('Editar CUC Guelatao'))
  expect(['Estado', 'Municipio', 'Colonia', 'Código postal'].map(valor)).toEqual([
    'Oaxaca',
    'Guelatao',
    'Centro',
    '68770',
  ])
  escribir('Código postal', '68779')
  dejar('Código postal')
  await enviar()
  expect(mensaje('Colonia')).toBe('Busque el código postal y elija la colonia')
  expect(consultas()).toEqual([])
})
