import { expect, test } from 'vitest'
import { facilitadorDe, type ClaseDeCarga } from '../../src/domain/cargaAcademica.ts'
import { nombreCompleto } from '../../src/domain/personas.ts'
import { esRol, etiquetaDeRol, roles } from '../../src/domain/roles.ts'

test('a name is made of the parts there are', () => {
  expect(nombreCompleto('Ana', 'Ñáñez', 'Ruiz')).toBe('Ana Ñáñez Ruiz')
  expect(nombreCompleto('Ana', 'Ñáñez', '', null, undefined)).toBe('Ana Ñáñez')
  expect(nombreCompleto('José', 'Peña', '.')).toBe('José Peña')
  expect(nombreCompleto('Ma.', '. .', "O'Higgins")).toBe("Ma. O'Higgins")
  const clase = { nombre_facilitador: 'Emma', apellidoP_facilitador: 'Gómez', apellidoM_facilitador: 'Díaz' }
  expect(facilitadorDe(clase as ClaseDeCarga)).toBe('Emma Gómez Díaz')
})

test('six roles sign in, each with its label; anything else is none', () => {
  expect(roles.map(etiquetaDeRol)).toEqual([
    'Coordinación académica',
    'Coordinación administrativa',
    'Consejería académica',
    'Servicios escolares',
    'Facilitador',
    'Estudiante',
  ])
  expect(roles.every(esRol)).toBe(true)
  for (const otro of ['', 'Coordinador', 'admin', 'constructor', null, 1]) expect(esRol(otro)).toBe(false)
  expect(etiquetaDeRol('admin')).toBe('Rol desconocido')
})
