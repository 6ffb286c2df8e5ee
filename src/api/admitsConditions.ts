import { apiUrl } from './apiUrl.ts'

/** Whether the server takes the headers that make a write conditional: the one that the page comes from does; another one of the contract may not let them pass, until it says that it does. */
export const admitsConditions = (): boolean => origin() === location.origin || known.has(origin())

/** Takes note of a server that says so. */
export const learnConditions = ({ headers }: Response): void => {
  if (headers.has(conditionsHeader)) known.add(origin())
}

/** The header by which our own server says so to web apps served from elsewhere. */
const conditionsHeader = 'Accepts-Conditions'

const known = new Set<string>()
const origin = () => new URL(apiUrl('')).origin
