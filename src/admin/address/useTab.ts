import { useNotify, useStore } from 'ra-core'
import { useEffect } from 'react'
import { places } from './places.ts'

/** Provides the tab that the address names, and a function that goes to another. Without a name it is the first; a name that the screen does not have is reported. */
export const useTab = (labels: readonly string[]) => {
  const [name, setName] = useStore(places.tab, '')
  const notify = useNotify()
  const place = labels.indexOf(name)
  const unknown = place < 0 && name
  useEffect(() => {
    if (unknown) notify(`Esta pantalla no tiene la pestaña «${unknown}»`, { type: 'warning' })
  }, [unknown, notify])
  return [Math.max(place, 0), (next: number) => setName(labels[next] ?? '')] as const
}
