import Tooltip from '@mui/material/Tooltip'
import { useEffect, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'

/** Says what an icon inside does by its `data-help`, over whichever is pointed at or reached by keys: one help for all, since one for each cost more than the icon. No box of its own. */
export const IconHelp = ({ children }: { children: ReactNode }) => {
  const [over, setOver] = useState<HTMLElement>()
  const [shown, setShown] = useState<HTMLElement>()
  useEffect(() => {
    const timer = setTimeout(() => setShown(over), over ? delay : 0)
    return () => clearTimeout(timer)
  }, [over])
  const look = ({ target }: SyntheticEvent) => setOver(iconAt(target))
  return (
    <div
      role="presentation"
      style={noBox}
      onPointerOver={look}
      onPointerLeave={() => setOver(undefined)}
      onPointerDown={() => setOver(undefined)}
      onFocus={event => event.target.matches(':focus-visible') && look(event)}
      onBlur={() => setOver(undefined)}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && setOver(undefined)}
    >
      {children}
      {shown?.isConnected && (
        <Tooltip open title={shown.dataset.help} slotProps={{ popper: { anchorEl: shown } }}>
          <span hidden />
        </Tooltip>
      )}
    </div>
  )
}

const iconAt = (target: EventTarget) =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-help]') : null) ?? undefined

const noBox = { display: 'contents' }

/** Milliseconds. */
const delay = 100
