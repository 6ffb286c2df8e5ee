import { fireEvent, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { boton, campo, dejar, dialogo, escribir, hallado, titulo } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { abrir } = pantalla()

/** Returns the entries of the index of sections, with their visible counts. */
const indice = () =>
  [...dialogo().querySelectorAll('nav[aria-label=Secciones] button')].map(
    each => `${each.firstChild?.textContent ?? ''}${each.querySelector('[aria-hidden]')?.textContent.trim() ?? ''}`,
  )

it('the index of a long form counts the errors of each section, updates the count, and leads to its first field', async () => {
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  fireEvent.click(await hallado('Agregar'))
  await waitFor(() => expect(titulo()).toBe('Agregar Estudiante'))
  const limpio = indice()
  expect(limpio.slice(0, 2)).toEqual(['Datos personales', 'Origen'])
  dejar('Nombre')
  dejar('Apellido paterno')
  await waitFor(() => expect(indice()).toEqual(['Datos personales(2)', ...limpio.slice(1)]))
  escribir('Nombre', 'Xóchitl')
  await waitFor(() => expect(indice()).toEqual(['Datos personales(1)', ...limpio.slice(1)]))
  escribir('Apellido paterno', 'Cruz')
  await waitFor(() => expect(indice()).toEqual(limpio))
  dejar('Calle')
  await waitFor(() => expect(indice()).toContain('Domicilio(1)'))
  Element.prototype.scrollIntoView = vi.fn()
  fireEvent.click(boton('Contacto y salud'))
  expect(document.activeElement).toBe(campo('Teléfono'))
})
