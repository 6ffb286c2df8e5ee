import { apiUrl } from './apiUrl.ts'

/** Tells whether the server takes the headers of conditional writes: the one that serves the page does; any other, whose CORS may refuse them, only once an answer of it said so. */
export const admitsConditions = (): boolean => origin() === location.origin || answered.has(origin())

/** Remembers a server whose answer says that it takes the headers. */
export const learnConditions = ({ headers }: Response): void => {
  if (headers.has(conditionsHeader)) answered.add(origin())
}

/** Header by which our own server says so to web apps served from elsewhere. */
const conditionsHeader = 'Accepts-Conditions'

const answered = new Set<string>()
const origin = () => new URL(apiUrl('')).origin
