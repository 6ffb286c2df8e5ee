import { expect, it } from 'vitest'
import { nearChoices } from '../../src/admin/find/choicesFor.ts'
import { menuDe } from '../../src/resources/pantallas.ts'
import { roles } from '../../src/domain/roles.ts'

const titles = (...search: Parameters<typeof nearChoices>) => nearChoices(...search).map(({ title }) => title)

const sinUnaLetra = (label: string) => {
  const larga = label.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? ''
  return larga.slice(0, -3) + larga.slice(-2)
}

const conPalabraLarga = (rol: (typeof roles)[number]) =>
  menuDe(rol).flatMap(({ menu: { label } }) => (/\p{L}{5}/u.test(label) ? [label] : []))

it.each(roles.flatMap(rol => conPalabraLarga(rol).map(label => [rol, sinUnaLetra(label), label] as const)))(
  '%s who writes «%s» is offered «%s»',
  (rol, escrito, label) => expect(titles(rol, escrito, undefined)).toContain(label),
)

it.each([
  ['escolar', 'firmantez', 'Firmantes'],
  ['estudiante', 'kardez', 'Kardex'],
  ['facilitador', 'calificasiones', 'Asignar Calificaciones'],
] as const)('%s who writes «%s» is offered «%s» first', (rol, escrito, label) =>
  expect(titles(rol, escrito, undefined)[0]).toBe(label),
)

it('offers no screen of another role', () => expect(titles('estudiante', 'firmantez', undefined)).toEqual([]))

it('offers words of records beside a screen where both come near, after it', () => {
  expect(titles('escolar', 'firmantez', 'firmante')).toEqual(['Firmantes', '¿Quiso decir «firmante»?'])
  expect(titles('escolar', 'firmantez', 'Fernández')).toEqual(['Firmantes'])
  expect(titles('escolar', 'hernandes', 'Hernández')).toEqual(['¿Quiso decir «Hernández»?'])
})
