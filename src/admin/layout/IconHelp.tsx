import { Suspense, useEffect, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { preloadable } from '../defer/preloadable.tsx'

const Help = preloadable(async () => (await import('./Help.tsx')).Help)

type Props = { children: ReactNode; side?: 'right' }

/** Says what an icon inside does by its `data-help`, over whichever is pointed at or reached by keys: one help for all, since one for each cost more than the icon. Its code comes when it is first asked for. No box of its own. */
export const IconHelp = ({ children, side }: Props) => {
  const [over, setOver] = useState<HTMLElement>()
  const [shown, setShown] = useState<HTMLElement>()
  useEffect(() => {
    if (over) void Help.preload().catch(() => undefined)
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
      <Suspense>{shown?.isConnected && <Help over={shown} side={side} />}</Suspense>
    </div>
  )
}

const iconAt = (target: EventTarget) =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-help]') : null) ?? undefined

const noBox = { display: 'contents' }

/** Milliseconds. */
const delay = 100
