import { choques } from './choques/choques.ts'
import { personas } from './personas/personas.ts'

/** What is looked for in the database before a record is saved. */
export const advisors = { choques, personas }
