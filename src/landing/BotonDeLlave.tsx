import { useState } from 'react'
import { waitingNotices } from '../api/waitingNotices.ts'
import { ApiError } from '../api/ApiError.ts'
import { ingresoConLlave } from './ingresoConLlave.ts'

type Props = { texto: string; pase?: string; enter: () => Promise<void> }

/** Signs in with a passkey; what goes wrong is a notice, as with a password. */
export function BotonDeLlave({ texto, pase, enter }: Props) {
  const [usando, setUsando] = useState(false)
  const usar = async () => {
    setUsando(true)
    try {
      await ingresoConLlave(pase)
      await enter()
    } catch (error) {
      const motivo = error instanceof ApiError ? error.statusText : 'Ocurrió un errorAxios'
      waitingNotices.add({ type: 'error', text: `Ocurrio un error: ${motivo}` })
      setUsando(false)
    }
  }
  return (
    <button type="button" className="boton boton-segundo" disabled={usando} onClick={() => void usar()}>
      {texto}
    </button>
  )
}
