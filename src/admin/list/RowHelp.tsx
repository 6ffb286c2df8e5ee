import Tooltip from '@mui/material/Tooltip'
import { useEffect, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'

/** Says what an icon of a row does, over whichever is pointed at or reached by keys: one help for all, since one for each cost more than the icon. */
export const RowHelp = ({ children }: { children: ReactNode }) => {
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

/** Milliseconds. */
const delay = 100
