import { useStore } from 'ra-core'
import { places, withinOpened } from './places.ts'

/** One choice of a screen, in its address under its name; `otherwise` while nothing is chosen. */
export const useChoice = (name: string, otherwise = '') => {
  const [chosen, choose] = useStore<Readonly<Record<string, string>>>(places.choice, none)
  const set = (value: string) => choose({ ...chosen, [name]: value === otherwise ? '' : value })
  return [chosen[name] ?? otherwise, set] as const
}

/** One choice within what lies open over a screen; it goes when that is closed. */
export const useChoiceWithin = (name: string, otherwise = '') => {
  const [chosen, choose] = useStore<string>(withinOpened(name), otherwise)
  return [chosen, (value: string) => choose(value === otherwise ? '' : value)] as const
}

const none = {}
