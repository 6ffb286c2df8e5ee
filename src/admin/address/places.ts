/** What of a screen its address holds, from the outermost: another tab has other choices, another choice other views, another view another list. */
export const places = {
  tab: 'address.tab',
  choice: 'address.choice',
  view: 'address.view',
  list: 'address.list',
} as const

/** How the list of the screen is when nothing is asked of it; its address need not say so. */
export const untouchedList = 'address.untouchedList'

/** How many rows a page may have. (A §2) */
export const pageSizes = [10, 25, 35, 50]

type Value = string | number
export type ListState = { page?: number; perPage?: number; sort?: string; order?: string; filter?: object }
type Code<T> = { write: (value: T) => Record<string, string>; read: (query: URLSearchParams) => T | undefined }

/** The parameters that a place owns, and how they are written; a list's are those of react-admin. */
export const codes: Readonly<Record<string, Code<unknown>>> = {
  [places.tab]: {
    write: (value): Record<string, string> => (value ? { tab: String(value) } : {}),
    read: query => query.get('tab') ?? undefined,
  },
  [places.choice]: {
    write: value =>
      Object.fromEntries(
        Object.entries(value as Record<string, Value>)
          .filter(([, each]) => each !== '')
          .map(([name, each]) => [name, String(each)]),
      ),
    read: query => {
      const chosen = [...query].filter(([name]) => !reserved.has(name))
      return chosen.length ? Object.fromEntries(chosen) : undefined
    },
  },
  [places.view]: {
    write: (value): Record<string, string> => (value ? { vista: String(value) } : {}),
    read: query => query.get('vista') ?? undefined,
  },
  [places.list]: {
    write: value => {
      const { page = 1, perPage, sort, order, filter = {} } = value as ListState
      return {
        ...(Object.keys(filter).length ? { filter: JSON.stringify(filter) } : {}),
        ...(sort && order ? { sort, order } : {}),
        ...(page > 1 ? { page: String(page) } : {}),
        ...(perPage ? { perPage: String(perPage) } : {}),
      }
    },
    read: query => {
      if (!listParameters.some(name => query.has(name))) return undefined
      const order = query.get('order') === 'DESC' ? 'DESC' : 'ASC'
      return {
        page: wholeNumber(query.get('page')) ?? 1,
        ...asPageSize(query.get('perPage')),
        filter: objectOf(query.get('filter')),
        displayedFilters: {},
        ...(query.get('sort') ? { sort: query.get('sort'), order } : {}),
      }
    },
  },
}

const listParameters = ['filter', 'sort', 'order', 'page', 'perPage']
const reserved = new Set(['tab', 'vista', ...listParameters])

/** Without one a list has as many as its reader likes. */
const asPageSize = (text: string | null) =>
  text === null ? {} : { perPage: pageSizes.find(size => String(size) === text) ?? 10 }

/** An address may be typed by anybody. */
const wholeNumber = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

function objectOf(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}
