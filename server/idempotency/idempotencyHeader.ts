import * as z from 'zod'

/** Header by which a write that is sent again is done once. */
export const idempotencyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\w.:-]{8,200}$/)
    .optional()
    .describe(
      'Lo mismo, mandado otra vez con la misma dentro de una semana, se hace una sola vez y recibe la primera respuesta («Idempotency-Replayed»); otra cosa con la misma, 409',
    ),
})
