import type { UserDatum } from '../schema/names.ts'
import { userData } from '../schema/account/userData.ts'

type Scalar = string | number | boolean | null

/** User data of the login without token and role; the specification promises only `nombre`. (A §3) */
export type CurrentUser = {
  nombre: string
  email?: string
  [field: string]: Scalar | undefined
} & { [D in UserDatum]?: string }

/** Returns what identifies a person from one sign-in to the next: the `knownBy` datum, else the e-mail, else the name. */
export const identityOf = (user: CurrentUser): string => {
  const { knownBy } = userData()
  return (knownBy && user[knownBy]) ?? user.email ?? user.nombre
}

/** Returns a person's whole name, followed by their identifying datum. */
export const nameInFull = (user: CurrentUser): string => {
  const { surnames = [], knownBy } = userData()
  const name = [user.nombre, ...surnames.map(each => user[each])].filter(Boolean).join(' ')
  return [name, knownBy && user[knownBy]].filter(Boolean).join(', ')
}

/** Returns the place that a person's work belongs to; `undefined` for a person without one. */
export const placeOf = (user: CurrentUser): string | undefined => {
  const { placedBy } = userData()
  return placedBy && user[placedBy]
}

/** Identifies a person at their place as one text: work begun at one place is not saved at another. */
export const presenceOf = (user: CurrentUser): string => JSON.stringify([identityOf(user), placeOf(user) ?? ''])

/** Returns the plain values of the user data that fit in a cookie, in order, within 3,000 encoded characters (browsers refuse 4,096). */
export function userForCookie(data: Record<string, unknown>): Record<string, Scalar> {
  let free = 3000
  const fits = (pair: [string, Scalar]) => {
    const length = encodeURIComponent(JSON.stringify(pair)).length
    if (length > free) return false
    free -= length
    return true
  }
  return Object.fromEntries(scalars(data).filter(fits))
}

/** Reads the user from a cookie; `null` when it holds none. */
export function userFromCookie(cookie: string | undefined): CurrentUser | null {
  try {
    const { nombre, email, ...others } = Object.fromEntries(scalars(JSON.parse(cookie ?? '')))
    if (typeof nombre !== 'string') return null
    const texts = Object.fromEntries(userData().texts.map(field => [field, textOf(others[field])]))
    return { ...others, nombre, email: textOf(email), ...texts }
  } catch {
    return null
  }
}

const textOf = (value?: Scalar) => (typeof value === 'string' ? value : undefined)

const scalars = (data: object): [string, Scalar][] =>
  Object.entries(data).flatMap(([field, value]) => (isScalar(value) ? [[field, value]] : []))

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)
