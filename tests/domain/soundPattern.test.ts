import { expect, it } from 'vitest'
import { soundPattern } from '../../src/language/soundPattern.ts'

it.each([
  ['Hernandes', 'hernandez'],
  ['Ernández', 'hernandez'],
  ['Gonsales', 'gonzalez'],
  ['Vasques', 'vazquez'],
  ['Bazkez', 'vasquez'],
  ['Jimenes', 'gimenez'],
  ['Gimena', 'ximena'],
  ['Ximena', 'jimena'],
  ['Garsia', 'garcia'],
  ['Balenzuela', 'valenzuela'],
  ['Kastillo', 'castiyo'],
  ['Reies', 'reyes'],
  ['Ibarra', 'ybara'],
  ['Canpos', 'campos'],
  ['Muños', 'munoz'],
])('%s sounds as %s', (escrito, suena) => expect(suena).toMatch(new RegExp(`^${soundPattern(escrito)}$`)))

it.each([
  ['García', 'garza'],
  ['Castro', 'casero'],
  ['Chávez', 'javez'],
  ['Gómez', 'jomez'],
])('%s does not sound as %s', (escrito, otra) => expect(otra).not.toMatch(new RegExp(`^${soundPattern(escrito)}$`)))

it.each(['Paz', 'S00000000000000000', 'a.*b', '(((((', 'a'.repeat(31), ''])('%s is no word that sounds', escrito =>
  expect(soundPattern(escrito)).toBeUndefined(),
)
