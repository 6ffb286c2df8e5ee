import { createHash } from 'node:crypto'

/** What tells one sending from every other: the key that its client gave it (`Idempotency-Key`), with what it says. Null for a client that gives none: its sending cannot be told from another's. */
export const huellaDeEnvio = (clave: string | undefined, dicho: unknown): string | null =>
  clave !== undefined && /^[\w.:-]{8,200}$/.test(clave)
    ? createHash('sha256')
        .update(JSON.stringify([clave, dicho]))
        .digest('hex')
    : null
