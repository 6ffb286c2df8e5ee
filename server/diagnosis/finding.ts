import type { Client } from 'pg'

/** Something that an administrator should know of the database: what it is, and what to do about it. */
export type Finding = { dicho: string; hacer: string }

/** Looks at one side of a database; answers what was found, or nothing where all is well. */
export type Look = (client: Client) => Promise<Finding[]>
