import { useEffect, useState, useSyncExternalStore } from 'react'
import { waitingNotices, type WaitingNotice } from '../api/waitingNotices.ts'
import './avisos.css'

/** Waiting notices, top-right; each closes by itself after 5000 ms, unless somebody is reading it or the tab is hidden. (A §8) */
export const Avisos = () => (
  <div className="avisos">
    {useSyncExternalStore(waitingNotices.subscribe, waitingNotices.all).map(aviso => (
      <Tarjeta key={aviso.type + aviso.text} aviso={aviso} />
    ))}
  </div>
)

function Tarjeta({ aviso }: { aviso: WaitingNotice }) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden)
  const stays = isHovered || isFocused || isHidden
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => waitingNotices.remove(aviso), duration)
    return () => clearTimeout(timer)
  }, [stays, aviso])
  return (
    <div
      className={`aviso aviso-${aviso.type}`}
      role={aviso.type === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <p>{aviso.text}</p>
      <button type="button" aria-label="Cerrar aviso" onClick={() => waitingNotices.remove(aviso)}>
        ×
      </button>
    </div>
  )
}

const duration = 5000

const onVisibilityChange = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
