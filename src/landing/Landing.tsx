import { lazy, Suspense } from 'react'
import { Avisos } from './Avisos.tsx'
import { Emblema } from './Emblema.tsx'
import { FallaDeCarga } from './FallaDeCarga.tsx'
import { Ingreso } from './Ingreso.tsx'
import { Recuperacion } from './Recuperacion.tsx'

type Props = {
  path: string
  /** Loads ahead what comes after the sign-in. */
  preload: () => void
  /** Called when a sign-in is sent, to start loading the app. */
  onSend?: () => void
  /** Goes where the sign-in leads. */
  enter: () => Promise<void>
}

const Restablecimiento = lazy(async () => ({ default: (await import('./Restablecimiento.tsx')).Restablecimiento }))

/** Public pages, one for each public address. */
export const Landing = ({ path, preload, onSend, enter }: Props) => (
  <Emblema>
    {path === '/recuperarContrasena' ? (
      <Recuperacion />
    ) : path === '/restablecerContrasena' ? (
      <FallaDeCarga>
        <Suspense>
          <Restablecimiento />
        </Suspense>
      </FallaDeCarga>
    ) : (
      <Ingreso preload={preload} onSend={onSend} enter={enter} />
    )}
    <Avisos />
  </Emblema>
)
