import { expect, test } from 'vitest'
import { articuloDe, con, conArticulo } from '../../src/domain/articulos.ts'

test('a preposition joins the article that Spanish joins, and no other word', () => {
  expect(con('de', 'el CUC Tlaxiaco')).toBe('del CUC Tlaxiaco')
  expect(con('a', 'el C.')).toBe('al C.')
  expect(con('en', 'el CUC Tlaxiaco')).toBe('en el CUC Tlaxiaco')
  expect(con('de', 'la Universidad')).toBe('de la Universidad')
  expect(con('de', 'elección')).toBe('de elección')
  expect(con('de', 'papel el viejo')).toBe('de papel el viejo')
})

test('a name has the article of its first word, if that is a known noun', () => {
  expect(articuloDe('  Universidad Comunal')).toBe('la')
  expect(articuloDe('CUC')).toBe('el')
  expect(articuloDe('Agroecología')).toBeUndefined()
  expect(articuloDe('')).toBeUndefined()
  expect(conArticulo(' Licenciatura en Comunalidad ')).toBe('la Licenciatura en Comunalidad')
  expect(conArticulo(' Agroecología ')).toBe('Agroecología')
  expect(articuloDe('Escuela\tNormal')).toBe('la')
})
