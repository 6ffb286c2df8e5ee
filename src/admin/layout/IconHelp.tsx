import { useEffect, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { preloadable } from '../defer/preloadable.tsx'

const Help = preloadable(async () => (await import('./Help.tsx')).Help)

type Props = { children: ReactNode; side?: 'right' }

/**
 * Shows the `data-help` of a hovered or focused icon: one tooltip for all, since one each cost more than the icon.
 * Loads it when first needed, shows nothing if that fails, and adds no box.
 */
export const IconHelp = ({ children, side }: Props) => {
  const [over, setOver] = useState<HTMLElement>()
  const [helped, setHelped] = useState<HTMLElement>()
  useEffect(() => {
    const pointer = { still: true }
    const show = () => pointer.still && setHelped(over)
    const timer = setTimeout(() => (over ? void Help.preload().then(show, () => undefined) : show()), over ? delay : 0)
    return () => {
      pointer.still = false
      clearTimeout(timer)
    }
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
      {helped?.isConnected && <Help over={helped} side={side} />}
    </div>
  )
}

const iconAt = (target: EventTarget) =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-help]') : null) ?? undefined

const noBox = { display: 'contents' }

/** Delay before a help shows (ms). */
const delay = 100
