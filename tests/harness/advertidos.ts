import type { Advice } from '../../src/schema/advice.ts'
import type { Escena } from './escena.ts'

/** Returns the advice on the values of a record before it is saved, each with its field. A new record has no `clave`. */
export const advertidos = async (
  { pedir }: Pick<Escena, 'pedir'>,
  token: string,
  recurso: string,
  valores: object,
  clave?: string,
) => {
  const { texto } = await pedir('POST', `advertencias/${recurso}`, { token, cuerpo: { valores, clave } })
  const { hallazgos }: Advice = JSON.parse(texto).data
  return hallazgos.map(({ campo, texto: dicho }) => [campo, dicho])
}
