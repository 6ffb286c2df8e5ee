import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Renders its children at the end of the page, where dialogs do not hide them from screen readers. */
export const OverDialogs = ({ children }: { children: ReactNode }) => {
  const [own] = useState(() => document.createElement('div'))
  useEffect(() => {
    // An open dialog hides everything beside it.
    const kept = new MutationObserver(() => own.hasAttribute(hidden) && own.removeAttribute(hidden))
    kept.observe(own, { attributeFilter: [hidden] })
    document.body.append(own)
    return () => {
      kept.disconnect()
      own.remove()
    }
  }, [own])
  return createPortal(children, own)
}

const hidden = 'aria-hidden'
