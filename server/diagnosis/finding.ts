import type { Client } from 'pg'

/** Something that an administrator should know of the database: what it is, and what to do about it. */
export type Finding = { dicho: string; hacer: string }

/** Examines one side of a database; returns the findings, none where all is well. */
export type Look = (client: Client) => Promise<Finding[]>
