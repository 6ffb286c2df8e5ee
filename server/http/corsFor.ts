import { cors } from 'hono/cors'
import { adviceHeader } from '../../src/schema/advice.ts'
import { unsaidHeader } from '../../src/schema/unsaid.ts'

/** Lets web apps of these origins, and no others, call the API from the browser. */
export const corsFor = (origins: readonly string[]) =>
  cors({
    origin: [...origins],
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Accept',
      'Content-Type',
      'Range',
      'If-Match',
      'If-None-Match',
      'Idempotency-Key',
      adviceHeader,
      unsaidHeader,
    ],
    exposeHeaders: [
      'Date',
      'Content-Range',
      'Retry-After',
      'Content-Disposition',
      'Accepts-Conditions',
      'X-Request-Id',
    ],
    maxAge: 600,
  })
