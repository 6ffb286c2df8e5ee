import { createContext } from 'react'

/** What was found against a record before it is saved, in a sentence a field. */
export const FoundBeside = createContext<Readonly<Record<string, string>>>({})
