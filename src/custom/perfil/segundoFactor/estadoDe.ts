import { momentoLargo } from '../../../domain/momentoLargo.ts'
import { contado } from '../../../language/contado.ts'
import type { FactoresDeCuenta } from '../../../schema/account/segundoPaso.ts'

/** Returns the sentence that says which factors an account has beside its password. */
export const estadoDe = ({ app, llaves, codigos, exigido }: FactoresDeCuenta): string => {
  const restan = `Le ${codigos === 1 ? 'queda' : 'quedan'} ${contado(codigos, 'código', 'códigos')} de recuperación.`
  if (app) return `Desde el ${momentoLargo(new Date(app))} está activa la aplicación de códigos. ${restan}`
  if (llaves.length) return `Se pide una llave de acceso al entrar. ${restan}`
  return exigido ? 'Su rol lo necesita: actívelo ahora.' : 'No está activo: se entra solo con la contraseña.'
}
