import type { ExtractSchema } from 'hono/types'
import type { rooms } from '../server/university/rooms.ts'
import type { Together } from './api/calls.ts'

type Routes = Together<ExtractSchema<(typeof rooms)[number]>>

/** Adds the answers of the server's hand-made routes to the calls that screens know: types alone, no code of the server. */
declare module './api/calls.ts' {
  interface Calls extends Routes {}
}
