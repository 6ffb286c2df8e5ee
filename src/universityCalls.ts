import type { ExtractSchema } from 'hono/types'
import type { rooms } from '../server/university/rooms.ts'
import type { Together } from './api/calls.ts'

type Routes = Together<ExtractSchema<(typeof rooms)[number]>>

/** Brings what the server's hand-made routes answer to the screens that read them: types alone, no code of the server. */
declare module './api/calls.ts' {
  interface Calls extends Routes {}
}
