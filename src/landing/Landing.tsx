import { lazy, Suspense } from 'react'
import { Avisos } from './Avisos.tsx'
import { Emblema } from './Emblema.tsx'
import { FallaDeCarga } from './FallaDeCarga.tsx'
import { Ingreso } from './Ingreso.tsx'
import { Recuperacion } from './Recuperacion.tsx'

type Props = {
  ruta: string
  /** Fetches what comes after the sign-in. */
  precarga: () => void
  /** Begins what comes after it. */
  entrando?: () => void
  /** Goes where the sign-in leads. */
  pasar: () => Promise<void>
}

const Restablecimiento = lazy(async () => ({ default: (await import('./Restablecimiento.tsx')).Restablecimiento }))

/** The public pages, one for each public address. */
export const Landing = ({ ruta, precarga, entrando, pasar }: Props) => (
  <Emblema>
    {ruta === '/recuperarContrasena' ? (
      <Recuperacion />
    ) : ruta === '/restablecerContrasena' ? (
      <FallaDeCarga>
        <Suspense>
          <Restablecimiento />
        </Suspense>
      </FallaDeCarga>
    ) : (
      <Ingreso precarga={precarga} entrando={entrando} pasar={pasar} />
    )}
    <Avisos />
  </Emblema>
)
