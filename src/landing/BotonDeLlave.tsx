import { useState } from 'react'
import { waitingNotices } from '../api/waitingNotices.ts'
import { failureNotice } from '../api/failureNotice.ts'
import { ingresoConLlave } from './ingresoConLlave.ts'

type Props = { texto: string; pase?: string; enter: () => Promise<void> }

/** Button that signs in with a passkey; a failure becomes a notice, as with a password. */
export function BotonDeLlave({ texto, pase, enter }: Props) {
  const [usando, setUsando] = useState(false)
  const signIn = async () => {
    setUsando(true)
    try {
      await ingresoConLlave(pase)
      await enter()
    } catch (error) {
      waitingNotices.add(failureNotice(error))
      setUsando(false)
    }
  }
  return (
    <button type="button" className="boton boton-segundo" disabled={usando} onClick={() => void signIn()}>
      {texto}
    </button>
  )
}
