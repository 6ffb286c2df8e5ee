import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { topLayer } from '../guard/layers.ts'

/** Renders its children at the end of the page, where dialogs do not hide them from screen readers; they receive whether one is open. */
export const OverDialogs = ({ children }: { children: (isOver: boolean) => ReactNode }) => {
  const [own] = useState(() => document.createElement('div'))
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    // An open dialog hides everything beside it.
    const kept = new MutationObserver(() => {
      if (own.hasAttribute(hidden)) own.removeAttribute(hidden)
      setIsOver(topLayer() !== undefined)
    })
    kept.observe(own, { attributeFilter: [hidden] })
    kept.observe(document.body, { childList: true })
    document.body.append(own)
    return () => {
      kept.disconnect()
      own.remove()
    }
  }, [own])
  return createPortal(children(isOver), own)
}

const hidden = 'aria-hidden'
