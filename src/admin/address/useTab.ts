import { useNotify, useStore } from 'ra-core'
import { useEffect } from 'react'
import { places } from './places.ts'

/** Which of these tabs the address names, and the way to another. The first where it names none; where it names one that the screen has not, that is said. */
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
