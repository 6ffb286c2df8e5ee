import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { topLayer } from '../guard/layers.ts'

/** Renders its children at the end of the page, where dialogs do not hide them from screen readers; they receive whether one is open. */
export const OverDialogs = ({ children }: { children: (isOver: boolean) => ReactNode }) => {
  const [layer] = useState(() => document.createElement('div'))
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    // An open dialog hides everything beside it.
    const observer = new MutationObserver(() => {
      if (layer.hasAttribute(hidden)) layer.removeAttribute(hidden)
      setIsOver(topLayer() !== undefined)
    })
    observer.observe(layer, { attributeFilter: [hidden] })
    observer.observe(document.body, { childList: true })
    document.body.append(layer)
    return () => {
      observer.disconnect()
      layer.remove()
    }
  }, [layer])
  return createPortal(children(isOver), layer)
}

const hidden = 'aria-hidden'
