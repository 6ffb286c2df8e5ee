import { fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ayuda, campo, grupo, hallado, titulo } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'

const { abrir } = pantalla()

it.each([
  ['escolar', 'estudiantes', 'Estudiantes', 'Agregar Estudiante'],
  ['administrativo', 'facilitadores', 'Facilitadores', 'Agregar Facilitador'],
  ['administrativo', 'consejeros', 'Consejeros', 'Agregar Consejero'],
] as const)('the form of %s for %s says that an account is of one role', async (rol, lista, menu, nombre) => {
  await abrir(rol, `/${lista}`, menu)
  fireEvent.click(await hallado('Agregar'))
  await waitFor(() => expect(titulo()).toBe(nombre))
  await waitFor(() => {
    const academico = grupo('Tipos de consejería')?.querySelector('input:not(:checked)')
    if (academico) fireEvent.click(academico)
    campo('Correo electrónico')
  })
  expect(ayuda('Correo electrónico')).toBe('Una cuenta es de un solo rol: quien ya entra con otro necesita otro correo')
})
