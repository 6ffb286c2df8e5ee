import { createHmac, timingSafeEqual } from 'node:crypto'
import { house } from '../../src/schema/house.ts'
import type { AppOptions } from '../context.ts'

type Reloj = Pick<AppOptions, 'secret' | 'now'>

/** Returns the link by which whoever has it can fetch a stored file for some minutes, since a new tab carries no bearer header. Null without a file. */
export const signedLink = (id: string | null, { secret, now }: Reloj): string | null => {
  if (id === null) return null
  const expira = String(Math.floor(now().getTime() / 1000) + house().files.linkMinutes * 60)
  return `/api/storage/${id}.pdf?${new URLSearchParams({ expira, firma: firma(secret, id, expira) })}`
}

/** Tells whether a link was made here, for this file, and still works. */
export const isCurrentLink = (id: string, expira: string, dada: string, { secret, now }: Reloj): boolean => {
  const esperada = Buffer.from(firma(secret, id, expira))
  const recibida = Buffer.from(dada)
  return (
    esperada.length === recibida.length &&
    timingSafeEqual(esperada, recibida) &&
    Number(expira) * 1000 >= now().getTime()
  )
}

const firma = (secreto: string, id: string, expira: string) =>
  createHmac('sha256', secreto).update(`archivo ${id} ${expira}`).digest('base64url')
