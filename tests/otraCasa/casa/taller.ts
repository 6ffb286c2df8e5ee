import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { CaseCallRoom } from '../../../server/crud/casos/caseCallRoom.ts'
import { columnOf, tableNamed } from '../../../server/crud/registry.ts'
import { readBody } from '../../../server/http/readBody.ts'

const pedido = z.object({ parte: z.enum(['lomo', 'hojas', 'portada']).optional() })
const partes = ['lomo', 'hojas', 'portada']

/** The workshop's old call: opens a case for a book without one, and does a part of an existing one. Answers in its own shape. */
export const taller: CaseCallRoom = {
  request: async c => {
    const { parte } = await readBody(c, pedido)
    const signatura = c.req.param('signatura') ?? ''
    const tabla = tableNamed('restauraciones')
    const [caso] = await c.var.db
      .select()
      .from(tabla)
      .where(eq(columnOf(tabla, 'signatura'), signatura))
    const sent = { values: {}, comment: null, faults: {} }
    return caso
      ? {
          step: 'hacer',
          key: String(caso.id_restauracion),
          phase: partes.indexOf(parte ?? ''),
          sent,
          message: 'Se hizo',
        }
      : { step: 'abrir', key: signatura, sent, message: 'Entró al taller' }
  },
  answer: async (_, key) => ({ orden: key }),
}
