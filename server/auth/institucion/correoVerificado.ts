import * as z from 'zod'
import type { Institucion } from '../../context.ts'

/** Refusal of what the institution says of a person, in the words the person reads. */
export class NoEntra extends Error {}

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  /** Microsoft's name for the same. */
  xms_edov: z.union([z.boolean(), z.string(), z.number()]).optional(),
})

/** Returns who the institution says that somebody is: its issuer, its subject, and a mail that it verified, of an allowed domain. Throws `NoEntra` otherwise. */
export const correoVerificado = (dicho: unknown, { dominios }: Institucion) => {
  const leido = claims.safeParse(dicho)
  if (!leido.success) throw new NoEntra('La institución no dijo quién es usted: avise a la administración')
  const { iss, sub, email_verified, xms_edov } = leido.data
  const email = leido.data.email?.trim().toLowerCase() ?? ''
  if (!email) throw new NoEntra('La institución no dio su correo: avise a la administración')
  if (![true, 'true'].some(yes => yes === email_verified) && ![true, 'true', 1, '1'].some(yes => yes === xms_edov))
    throw new NoEntra('La institución no ha verificado su correo: pídale que lo haga e intente de nuevo')
  if (!dominios.includes(email.slice(email.lastIndexOf('@') + 1)))
    throw new NoEntra(`Use su cuenta de ${dominios.map(each => `@${each}`).join(' o ')}: con otra no se entra`)
  return { emisor: iss, sujeto: sub, email }
}
