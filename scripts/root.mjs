import { fileURLToPath } from 'node:url'

/** The folder of the project. Importing this makes it the working directory. */
export const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
