import * as z from 'zod'
import {
  contrasenasDistintas,
  contrasenasRequeridas,
  faltaDeConfirmacion,
  faltaDeContrasena,
} from '../../src/domain/contrasena.ts'
import { correoInvalido, correoRequerido, esCorreo } from '../../src/language/correo.ts'

/** E-mail of an account, trimmed and in lower case as it is stored. (A §5, Login) */
export const correo = z
  .string({ error: ({ input }) => (input == null ? correoRequerido : correoInvalido) })
  .trim()
  .min(1, correoRequerido)
  .toLowerCase()
  .refine(esCorreo, correoInvalido)

/** Password as typed at the login, where only its absence is told. */
export const contrasenaEscrita = z.string('El campo contraseña es requerido').min(1, 'El campo contraseña es requerido')

/** Returns the schema of a password that follows the rule; `requerida` is the message for a missing one. (B §5, Password change) */
export const contrasena = (requerida: string) =>
  z
    .string(requerida)
    .min(1, requerida)
    .max(200, 'La contraseña es demasiado larga')
    .superRefine((valor, contexto) => {
      const falta = faltaDeContrasena(valor)
      if (falta) contexto.addIssue({ code: 'custom', message: falta })
    })

/** Returns the schema of these fields and the two of a new password, which must be equal. */
export const conContrasenaNueva = <F extends z.ZodRawShape>(campos: F) =>
  z.object({ ...campos, ...nueva }).refine(confirmada, {
    path: ['contrasenia_nueva_confirmation'],
    message: contrasenasDistintas,
    when: ({ value }) => escritas.safeParse(value).success,
  })

const nueva = {
  contrasenia_nueva: contrasena(contrasenasRequeridas.nueva),
  contrasenia_nueva_confirmation: contrasena(contrasenasRequeridas.confirmacion),
}

const escritas = z.object({ contrasenia_nueva: z.string(), contrasenia_nueva_confirmation: z.string() })

const confirmada = (valores: unknown): boolean => {
  const { contrasenia_nueva, contrasenia_nueva_confirmation } = escritas.parse(valores)
  return !faltaDeConfirmacion(contrasenia_nueva, contrasenia_nueva_confirmation)
}
