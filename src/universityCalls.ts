import type { ExtractSchema } from 'hono/types'
import type { rooms } from '../server/university/rooms.ts'

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type Routes = Together<ExtractSchema<(typeof rooms)[number]>>

/** Brings what the server's hand-made routes answer to the screens that read them: types alone, no code of the server. */
declare module './api/calls.ts' {
  interface Calls extends Routes {}
}
