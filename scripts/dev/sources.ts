/** What development reads anew whenever a file of it changes. */
export { createApp } from '../../server/universityServer.ts'
export { refuseMistakes } from '../../server/crud/refuseMistakes.ts'
export { pending } from '../db/pending.ts'
