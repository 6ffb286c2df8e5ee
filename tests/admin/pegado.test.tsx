import { fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { boton, campo, dejar, escribir, hallado, mensaje, titulo, valor } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { abrir } = pantalla()

it('a pasted text is cleaned for its field; a partial one is left to the browser', async () => {
  await abrir('administrativo', '/facilitadores', 'Facilitadores')
  fireEvent.click(await hallado('Editar Magdalena García López'))
  await waitFor(() => expect(titulo()).toBe('Editar Facilitador'))
  expect(pegar('Teléfono', '+52 951 765-4321')).toBe('taken')
  expect(valor('Teléfono')).toBe('9517654321')
  expect(pegar('Teléfono', '765')).toBe('left')
  expect(pegar('RFC', 'GODE-561231-GR8')).toBe('taken')
  expect(valor('RFC')).toBe('GODE561231GR8')
  expect(pegar('Nombre', 'Ana-Eva')).toBe('left')
  expect(boton('Confirmar')).toHaveProperty('disabled', false)
})

it('a telephone typed in groups is its ten digits once it is left or sent; what is wrong stays as it was typed', async () => {
  await abrir('administrativo', '/facilitadores', 'Facilitadores')
  fireEvent.click(await hallado('Editar Magdalena García López'))
  await waitFor(() => expect(titulo()).toBe('Editar Facilitador'))
  escribir('Teléfono', '951 123-4567')
  dejar('Teléfono')
  await waitFor(() => expect(valor('Teléfono')).toBe('9511234567'))
  escribir('Teléfono de emergencia', '951 123-456')
  dejar('Teléfono de emergencia')
  await waitFor(() =>
    expect(mensaje('Teléfono de emergencia')).toBe("El 'teléfono de emergencia' debe contener 10 dígitos"),
  )
  expect([valor('Teléfono de emergencia'), mensaje('Teléfono')]).toEqual(['951 123-456', undefined])
  escribir('Teléfono de emergencia', '951 765-4321')
  fireEvent.keyDown(campo('Teléfono de emergencia'), { key: 'Enter' })
  await waitFor(() => expect(valor('Teléfono de emergencia')).toBe('9517654321'))
})

it('phones are asked for the keyboard of digits where a field takes nothing else', async () => {
  await abrir('administrativo', '/facilitadores', 'Facilitadores')
  fireEvent.click(await hallado('Editar Magdalena García López'))
  await waitFor(() => expect(titulo()).toBe('Editar Facilitador'))
  const deCifras = (etiqueta: string) => campo(etiqueta).getAttribute('inputmode')
  for (const etiqueta of ['Teléfono', 'Teléfono de emergencia', 'Número exterior', 'Código postal'])
    expect([etiqueta, deCifras(etiqueta)]).toEqual([etiqueta, 'numeric'])
  for (const etiqueta of ['Matrícula', 'Nombre', 'CURP', 'RFC', 'Calle'])
    expect([etiqueta, deCifras(etiqueta)]).toEqual([etiqueta, null])
})

const pegar = (etiqueta: string, texto: string) =>
  fireEvent.paste(campo(etiqueta), { clipboardData: { getData: () => texto } }) ? 'left' : 'taken'
