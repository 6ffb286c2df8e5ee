import { createContext } from 'react'

/** Findings against a record before it is saved: one sentence a field. */
export const FoundBeside = createContext<Readonly<Record<string, string>>>({})
