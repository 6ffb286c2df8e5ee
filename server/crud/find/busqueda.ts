import { Hono } from 'hono'
import * as z from 'zod'
import { house } from '../../../src/schema/house.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { isSearchable, searchWords } from '../../../src/language/searchWords.ts'
import type { AppEnv } from '../../context.ts'
import { reading } from '../../db/reading.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { parseOrRefuse } from '../../http/readBody.ts'
import { requestScopeOf } from '../requestScope.ts'
import { everyResource } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'
import { findersOf } from './findersOf.ts'
import { mostOfEach, type Ranked } from './bestOf.ts'
import { findIn, nearestIn } from './findIn.ts'
import { resultOf } from './resultOf.ts'

/**
 * `GET busqueda?q=`: finds what the caller may see of every resource, by what it is called, best first. The resource with
 * the best stands first, among equals as in the menu of the role. `GET busqueda/parecido?q=`: the nearest words that
 * would find something, for those that found nothing.
 */
export const busqueda = () => {
  const { signedIn } = serverHouse()
  return new Hono<AppEnv>()
    .get('/busqueda', signedIn, async c => {
      const words = wordsIn(parseOrRefuse(searchQuery, c.req.query()).q)
      const call = requestScopeOf(c)
      const found = await reading(c, db =>
        Promise.all(
          findersOf(everyResource(), call.usuario.rol).map(async ({ resource, finders }) => {
            const hits = await Promise.all(finders.map(finder => findIn(db, finder, words, call)))
            return { resource, hits: withoutRepeated(hits.flat()) }
          }),
        ),
      )
      const menu = house()
        .menuOf(call.usuario.rol)
        .map(({ resource }) => resource)
      const place = ({ resource: { name } }: { resource: AnyResource }) =>
        menu.includes(name) ? menu.indexOf(name) : menu.length
      const results = found
        .toSorted((one, other) => rankOf(one.hits[0]) - rankOf(other.hits[0]) || place(one) - place(other))
        .flatMap(({ resource, hits }) => hits.map(({ key, record }) => resultOf(resource, key, record, words)))
      return answerSuccess(c, '', results.slice(0, mostResults))
    })
    .get('/busqueda/parecido', signedIn, async c => {
      const words = wordsIn(parseOrRefuse(searchQuery, c.req.query()).q)
      const call = requestScopeOf(c)
      const finders = findersOf(everyResource(), call.usuario.rol).flatMap(each => each.finders)
      const near = await reading(c, db => Promise.all(finders.map(finder => nearestIn(db, finder, words, call))))
      const [best] = near.flatMap(each => each ?? []).toSorted((one, other) => other.nearness - one.nearness)
      return answerSuccess(c, '', { parecido: best?.text ?? null })
    })
}

/** Query of a search. */
export const searchQuery = z.object({ q: z.string().optional().describe('Lo que se busca, en palabras') })

const mostResults = 20

/** Returns the words that somebody looks for; 422 for none, and for what no text holds. */
const wordsIn = (text = ''): readonly string[] => {
  const words = searchWords(text)
  if (!words.length) throw new Falla(422, 'Escriba lo que busca')
  if (!isSearchable(text)) throw new Falla(422, 'El texto a buscar no es válido')
  return words
}

/** Returns the best of a resource; a record that two doors show stands once, by the one that shows more. */
const withoutRepeated = <H extends Ranked>(hits: readonly H[]): readonly H[] =>
  hits
    .filter((hit, at) => hits.findIndex(({ key }) => key === hit.key) === at)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, mostOfEach)

const rankOf = (best: Ranked | undefined) => best?.rank ?? Infinity
