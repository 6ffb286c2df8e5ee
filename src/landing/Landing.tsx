import { Avisos } from './Avisos.tsx'
import { Emblema } from './Emblema.tsx'
import { Ingreso } from './Ingreso.tsx'
import { Recuperacion } from './Recuperacion.tsx'
import { Restablecimiento } from './Restablecimiento.tsx'

/** The public pages, one for each public address. */
export const Landing = ({ ruta, precarga }: { ruta: string; precarga: () => void }) => (
  <Emblema>
    {ruta === '/recuperarContrasena' ? (
      <Recuperacion />
    ) : ruta === '/restablecerContrasena' ? (
      <Restablecimiento />
    ) : (
      <Ingreso precarga={precarga} />
    )}
    <Avisos />
  </Emblema>
)
