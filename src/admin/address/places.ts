/** Places of a screen in its address, from the outermost in: another tab has other choices, another choice other views, another view another list with nothing opened over it. */
export const places = {
  tab: 'address.tab',
  choice: 'address.choice',
  view: 'address.view',
  list: 'address.list',
  opened: 'address.opened',
} as const

/** Returns the place of one more list on the screen, whose parameters are `name.page`, `name.filter`. A list within an opened view is called `abierto`. */
export const listOf = (name: string) => `${places.list}/${name}`

/** Returns the place of a choice within an opened view, whose parameter is `abierto.name`. */
export const withinOpened = (name: string) => `${places.opened}/${name}`

/** Returns the store key of the last address query of a screen, which its bare address finds again. */
export const lastQueryAt = (pathname: string) => `${pathname}.search`

/** Returns the store key of a list's untouched state, which its address need not repeat. */
export const untouchedKeyOf = (list: string) => `${list}?`

/** View opened over a screen: a form, or a view of a record by name. */
export type OpenedPlace = { how: string; id?: string }

/** Page sizes of a list. (A §2) */
export const pageSizes = [10, 25, 35, 50]

type Value = string | number
export type AddressedList = { page?: number; perPage?: number; sort?: string; order?: string; filter?: object }
/** Coding of a place: it writes and reads the values that its own screens keep there. */
type Code = {
  owns: (parameter: string) => boolean
  write(value: unknown): Record<string, string>
  read: (query: URLSearchParams) => unknown
}

/** Returns how a place is written into an address; a list has the parameters of react-admin. `undefined` for a key without a place. */
export const codeOf = (key: string): Code | undefined => {
  const [place = '', name = ''] = key.split('/')
  if (/[.?]/.test(name)) return undefined
  if (place === places.list) return listCode(name && `${name}.`)
  if (place === places.opened && name) return textCode(`abierto.${name}`)
  return codes[place]
}

/** Tells whether a parameter is dropped from the address when the value of `key` changes. */
export const hangsFrom = (parameter: string, key: string) => {
  if (codeOf(key)?.owns(parameter)) return true
  const [place = ''] = key.split('/')
  if (place === places.opened) return key === places.opened && parameter.startsWith('abierto.')
  const inner = order.slice(order.indexOf(place) + 1)
  return place !== places.list && (parameter.includes('.') || inner.some(each => codes[each]?.owns(parameter)))
}

const order: readonly string[] = Object.values(places)

const textCode = (parameter: string): Code => ({
  owns: name => name === parameter,
  write: (value): Record<string, string> => (value ? { [parameter]: String(value) } : {}),
  read: query => query.get(parameter) ?? undefined,
})

const listCode = (prefix: string): Code => ({
  owns: name => name.startsWith(prefix) && listParameters.includes(name.slice(prefix.length)),
  write: ({ page = 1, perPage, sort, order: way, filter = {} }: AddressedList) => {
    const parameters = {
      ...(Object.keys(filter).length ? { filter: JSON.stringify(filter) } : {}),
      ...(sort && way ? { sort, order: way } : {}),
      ...(page > 1 ? { page: String(page) } : {}),
      ...(perPage ? { perPage: String(perPage) } : {}),
    }
    return Object.fromEntries(Object.entries(parameters).map(([name, each]) => [`${prefix}${name}`, each]))
  },
  read: query => {
    const parameter = (name: string) => query.get(`${prefix}${name}`)
    if (listParameters.every(name => parameter(name) === null)) return undefined
    return {
      page: wholeNumber(parameter('page')) ?? 1,
      ...asPageSize(parameter('perPage')),
      filter: { ...filterOf(parameter('filter')), ...unreadable(parameter) },
      displayedFilters: {},
      ...(parameter('sort') ? { sort: parameter('sort'), order: parameter('order') === 'DESC' ? 'DESC' : 'ASC' } : {}),
    }
  },
})

const isChoice = (name: string) => !name.includes('.') && !reserved.has(name)

const codes: Readonly<Record<string, Code>> = {
  [places.tab]: textCode('tab'),
  [places.choice]: {
    owns: isChoice,
    write: (chosen: Record<string, Value>) =>
      Object.fromEntries(
        Object.entries(chosen)
          .filter(([, each]) => each !== '')
          .map(([name, each]) => [name, String(each)]),
      ),
    read: query => {
      const chosen = [...query].filter(([name]) => isChoice(name))
      return chosen.length ? Object.fromEntries(chosen) : undefined
    },
  },
  [places.view]: textCode('vista'),
  [places.list]: listCode(''),
  [places.opened]: {
    owns: name => name === 'abierto',
    write: ({ how, id }: OpenedPlace) => ({ abierto: id === undefined ? how : `${how}:${id}` }),
    read: query => {
      const [, how, , id] = /^([^:]+)(:(.+))?$/.exec(query.get('abierto') ?? '') ?? []
      return how === undefined ? undefined : { how, id }
    },
  },
}

const listParameters = ['filter', 'sort', 'order', 'page', 'perPage']
const reserved = new Set(['tab', 'vista', 'abierto', ...listParameters])

/** Reads a page size; without one the reader's preference holds, and an unknown one becomes 10. */
const asPageSize = (text: string | null) =>
  text === null ? {} : { perPage: pageSizes.find(size => String(size) === text) ?? 10 }

/** Reads a whole number; an address may be typed by hand. */
const wholeNumber = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** Returns an unreadable page, page size or order as a filter that no list has, so that the server refuses it. */
const unreadable = (parameter: (name: string) => string | null) =>
  Object.fromEntries(
    Object.entries(readable).flatMap(([name, isReadable]) => {
      const text = parameter(name)
      return text && !isReadable(text) ? [[name, text]] : []
    }),
  )

const readable: Readonly<Record<string, (text: string) => unknown>> = {
  page: wholeNumber,
  perPage: text => pageSizes.some(size => String(size) === text),
  order: text => text === 'ASC' || text === 'DESC',
}

/** Reads a filter. An unreadable one (an address cut short on its way) becomes a filter that no list has, so that it is refused instead of showing the whole list in silence. */
function filterOf(text: string | null): object {
  if (!text) return {}
  const value = jsonOf(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { filter: text }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
