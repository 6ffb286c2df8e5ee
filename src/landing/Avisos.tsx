import { useEffect, useState, useSyncExternalStore } from 'react'
import { waitingNotices, type WaitingNotice } from '../api/waitingNotices.ts'
import './avisos.css'

/** The notices that wait, top-right; each closes by itself after 5000 ms unless somebody is reading it, or the tab is not in sight. (A §8) */
export const Avisos = () => (
  <div className="avisos">
    {useSyncExternalStore(waitingNotices.subscribe, waitingNotices.all).map(aviso => (
      <Tarjeta key={aviso.type + aviso.text} aviso={aviso} />
    ))}
  </div>
)

function Tarjeta({ aviso }: { aviso: WaitingNotice }) {
  const [apuntado, setApuntado] = useState(false)
  const [enfocado, setEnfocado] = useState(false)
  const enEspera = useSyncExternalStore(alCambiarDePestana, () => document.hidden)
  const queda = apuntado || enfocado || enEspera
  useEffect(() => {
    if (queda) return
    const reloj = setTimeout(() => waitingNotices.remove(aviso), duracion)
    return () => clearTimeout(reloj)
  }, [queda, aviso])
  return (
    <div
      className={`aviso aviso-${aviso.type}`}
      role={aviso.type === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setApuntado(true)}
      onMouseLeave={() => setApuntado(false)}
      onFocus={() => setEnfocado(true)}
      onBlur={() => setEnfocado(false)}
    >
      <p>{aviso.text}</p>
      <button type="button" aria-label="Cerrar aviso" onClick={() => waitingNotices.remove(aviso)}>
        ×
      </button>
    </div>
  )
}

const duracion = 5000

const alCambiarDePestana = (oyente: () => void) => {
  document.addEventListener('visibilitychange', oyente)
  return () => document.removeEventListener('visibilitychange', oyente)
}
