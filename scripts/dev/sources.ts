/** The modules that development reloads whenever one of their files changes. */
export { createApp } from '../../server/universityServer.ts'
export { refuseMistakes } from '../../server/crud/refuseMistakes.ts'
export { pending } from '../db/pending.ts'
