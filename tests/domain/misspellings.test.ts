import { expect, it } from 'vitest'
import { misspellings } from '../../src/language/misspellings.ts'

it.each([
  ['estudintes', 'Estudiantes', 1],
  ['kardez', 'Kardex', 0],
  ['calificasiones', 'Asignar Calificaciones', 0],
  ['asignar calificasione', 'Asignar Calificaciones', 0],
  ['firmantez', 'Firmantes', 0],
  ['Calve', 'Clave', 1],
  ['Nonbre', 'Nombre', 0],
  ['Apelido patreno', 'Apellido paterno', 2],
  ['certificdo', 'Certificados', 2],
  ['Crèditos', 'Créditos', 0],
])('«%s» was probably meant as «%s»', (escrito, nombre, letras) => expect(misspellings(escrito, nombre)).toBe(letras))

it.each([
  ['estudio', 'Inicio'],
  ['estudintes', 'estudio'],
  ['No.', 'Nombre'],
  ['nota', 'Foto'],
  ['clase', 'Cupo'],
  ['nombre completo', 'Nombre'],
  ['C1ave', 'Clave'],
  ['', 'Clave'],
  ['«»', 'Clave'],
])('«%s» was not meant as «%s»', (escrito, nombre) => expect(misspellings(escrito, nombre)).toBeUndefined())
