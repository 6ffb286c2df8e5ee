/** Calls of the contract by address, each with its answer. The house brings them from the server's own routes, so that a screen cannot expect what no route sends. */
export interface Calls {}

/** One schema out of the schemas of several routers. */
export type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** Addresses that can be read. */
export type ReadAddress = {
  [A in keyof Calls]: Calls[A] extends Carrying<'$get'> ? A : never
}[keyof Calls]

export type WriteMethod = 'POST' | 'PUT' | 'DELETE'

/** Addresses that can be written to with a method. */
export type WriteAddress<M extends WriteMethod> = {
  [A in keyof Calls]: Calls[A] extends Carrying<`$${Lowercase<M>}`> ? A : never
}[keyof Calls]

/** Content of `data` in the answer of a call. */
export type Answer<A extends keyof Calls, Method extends string = '$get'> =
  Calls[A] extends Carrying<Method, infer Data> ? Data : never

type Carrying<Method extends string, Data = unknown> = Readonly<Record<Method, { output: { data: Data } }>>

/** Open parts of an address: a value for each of its places, and the query. */
export type Filled<A extends string> = { query?: Readonly<Record<string, string | number>> } & ([PlaceOf<A>] extends [
  never,
]
  ? { places?: undefined }
  : { places: Readonly<Record<PlaceOf<A>, string>> })

type PlaceOf<A extends string> = A extends `${string}/:${infer Place}/${infer Rest}`
  ? Place | PlaceOf<`/${Rest}`>
  : A extends `${string}/:${infer Place}`
    ? Place
    : never

type AnyFilled = { query?: Readonly<Record<string, string | number>>; places?: Readonly<Record<string, string>> }

/** Returns the path of an address below `{host}/api/`, with its places filled in and escaped. */
export const pathOf = (address: string, { places = {}, query = {} }: AnyFilled): string => {
  const path = address.slice(1).replace(/:(\w+)/g, (_, place: string) => encodeURIComponent(places[place] ?? ''))
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return words.size ? `${path}?${words}` : path
}
