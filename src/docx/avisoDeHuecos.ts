import { enLista } from '../language/enLista.ts'
import { informacionDeServicio } from '../resources/informacionDeServicio.ts'

type Campo = keyof typeof informacionDeServicio

/** Returns the warning before a letter whose service does not say some of these facts, which it names; undefined where it says all. */
export const avisoDeHuecos = <C extends Campo>(
  campos: readonly C[],
  datos: Readonly<Partial<Record<C, unknown>>>,
): string | undefined => {
  const faltan = campos.filter(campo => datos[campo] === null)
  return faltan.length
    ? `La carta saldrá con una raya donde el servicio no tiene ${enLista(faltan.map(campo => `«${informacionDeServicio[campo].label}»`))}: complétela antes de firmarla.`
    : undefined
}
