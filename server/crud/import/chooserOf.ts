import { once } from 'es-toolkit'
import { paraBusqueda } from '../../../src/language/busqueda.ts'
import { notAmong, type CellFault } from '../../../src/schema/cells/readCell.ts'
import { closestNameIn } from '../../../src/schema/cells/words.ts'
import type { AnyField, Value } from '../../../src/schema/kinds.ts'
import type { Option } from './optionsOf.ts'

/** Finds the option that the text of a cell means: by key or code, or by its name; else a fault that says what was probably meant, or that several are called so. */
export type Chooser = { isEmpty: boolean; find: (text: string) => Value | CellFault }

/** Makes a chooser for all rows of a sheet, so that no row looks through all options: a campus may have tens of thousands of students. */
export const chooserOf = (field: AnyField, options: readonly Option[]): Chooser => {
  const byKey = once(() =>
    firstBy(options, ([value, called, detail, code]) => [String(value), code, detail && fullName(called, detail)]),
  )
  const byName = once(() => everyBy(options, ([, called]) => [called]))
  const alike = once(() =>
    everyBy(options, ([value, called, , code]) => [
      ...new Set([called, value, code].flatMap(each => (typeof each === 'string' ? paraBusqueda(each) : []))),
    ]),
  )
  const near = once(() => closestNameIn(options.map(([, called]) => called)))
  const weighed = new Map<string, string | undefined>()
  const meantBy = (text: string) => {
    if (!weighed.has(text) && weighed.size * options.length < mostWeighed) weighed.set(text, near()(text))
    return weighed.get(text)
  }
  return {
    isEmpty: options.length === 0,
    find: text => {
      const keyed = byKey().get(text)
      if (keyed) return keyed[0]
      const called = byName().get(text) ?? alike().get(paraBusqueda(text)) ?? []
      const [found, second] = called
      if (second) return { fault: severalCalled(field, text, called) }
      if (found) return found[0]
      const closest = meantBy(text)
      return closest || options.length > 12
        ? {
            fault: `«${text}» no existe en «${field.label}»${closest ? `: ¿quiso decir «${closest}»?` : ': revise cómo está escrito'}`,
          }
        : notAmong(field, text, distinguished(options))
    },
  }
}

const severalCalled = ({ label }: AnyField, text: string, called: readonly Option[]) =>
  `Hay ${called.length} en «${label}» que se llaman «${text}»: escriba ${called
    .slice(0, 5)
    .map(([value, name, detail]) => `«${detail ? fullName(name, detail) : String(value)}»`)
    .join(' o ')}`

/** Names the options; those of one name with what tells them apart. */
const distinguished = (options: readonly Option[]) =>
  options.map(([value, name, detail]) =>
    options.filter(([, other]) => other === name).length < 2 ? name : detail ? fullName(name, detail) : String(value),
  )

const fullName = (called: string, detail: string) => `${called} (${detail})`

const firstBy = (options: readonly Option[], words: (option: Option) => readonly (string | undefined)[]) => {
  const found = new Map<string, Option>()
  for (const option of options) for (const word of words(option)) if (word && !found.has(word)) found.set(word, option)
  return found
}

const everyBy = (options: readonly Option[], words: (option: Option) => readonly string[]) => {
  const found = new Map<string, Option[]>()
  for (const option of options)
    for (const word of words(option)) {
      const optionsOfWord = found.get(word)
      if (optionsOfWord) optionsOfWord.push(option)
      else found.set(word, [option])
    }
  return found
}

/** Pairs of a mistyped name and an existing one that are weighed for one list of choices, some seconds at most; names beyond get no suggestion. */
const mostWeighed = 10_000_000
