import { Avisos } from './Avisos.tsx'
import { Emblema } from './Emblema.tsx'
import { Ingreso } from './Ingreso.tsx'
import { Recuperacion } from './Recuperacion.tsx'
import { Restablecimiento } from './Restablecimiento.tsx'

type Props = {
  ruta: string
  /** Fetches what comes after the sign-in. */
  precarga: () => void
  /** Begins what comes after it. */
  entrando?: () => void
  /** Goes where the sign-in leads. */
  pasar: () => Promise<void>
}

/** The public pages, one for each public address. */
export const Landing = ({ ruta, precarga, entrando, pasar }: Props) => (
  <Emblema>
    {ruta === '/recuperarContrasena' ? (
      <Recuperacion />
    ) : ruta === '/restablecerContrasena' ? (
      <Restablecimiento />
    ) : (
      <Ingreso precarga={precarga} entrando={entrando} pasar={pasar} />
    )}
    <Avisos />
  </Emblema>
)
