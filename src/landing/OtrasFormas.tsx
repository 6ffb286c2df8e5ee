import { useEffect, useEffectEvent } from 'react'
import { waitingNotices } from '../api/waitingNotices.ts'
import { apiUrl } from '../api/apiUrl.ts'
import { failureNotice } from '../api/failureNotice.ts'
import { signInOptions } from '../api/signInOptions.ts'
import { startSession, requestSession, secondStepOf } from '../api/signIn.ts'
import type { SegundoPaso as Paso } from '../schema/account/segundoPaso.ts'
import { BotonDeLlave } from './BotonDeLlave.tsx'
import { SegundoPaso } from './SegundoPaso.tsx'
import './segundoPaso.css'

type Props = { paso?: Paso; onAsk: (paso?: Paso) => void; enter: () => Promise<void> }

/** Second step of a sign-in, and the ways in without a password; loaded only where there is any. Signs in a person whom the institution just sent back. */
export const OtrasFormas = ({ paso, onAsk, enter }: Props) => {
  const { passkey: llave, institution: institucion } = signInOptions()
  const letIn = useEffectEvent(async () => {
    if (!signInOptions().comesBack) return
    history.replaceState(history.state, '', '/')
    try {
      startSession(await requestSession('login/institucion', {}))
      await enter()
    } catch (error) {
      const pedido = secondStepOf(error)
      if (pedido) return onAsk(pedido)
      waitingNotices.add(failureNotice(error))
    }
  })
  useEffect(() => void letIn(), [])
  if (paso) return <SegundoPaso paso={paso} enter={enter} onBack={() => onAsk()} />
  return (
    <div className="otras-formas">
      {institucion && (
        <button
          type="button"
          className="boton boton-segundo"
          onClick={() => location.assign(apiUrl('institucion/ingreso'))}
        >
          Entrar con {institucion}
        </button>
      )}
      {llave && <BotonDeLlave texto="Entrar con una llave de acceso" enter={enter} />}
    </div>
  )
}
