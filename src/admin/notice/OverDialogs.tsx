import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** What is told while a dialog is open: it stands at the end of the page, and no dialog takes it from who listens. */
export const OverDialogs = ({ children }: { children: ReactNode }) => {
  const [own] = useState(() => document.createElement('div'))
  useEffect(() => {
    // A dialog hides from readers all that stands beside it.
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
