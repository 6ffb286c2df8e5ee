import { fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { boton, campo, hallado, titulo, valor } from './formulario.ts'
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

const pegar = (etiqueta: string, texto: string) =>
  fireEvent.paste(campo(etiqueta), { clipboardData: { getData: () => texto } }) ? 'left' : 'taken'
