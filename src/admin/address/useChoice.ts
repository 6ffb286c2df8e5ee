import { useStore } from 'ra-core'
import { places, withinOpened } from './places.ts'

/** Provides one choice of a screen, kept in its address under its name; `otherwise` while nothing is chosen. */
export const useChoice = (name: string, otherwise = '') => {
  const [chosen, choose] = useStore<Readonly<Record<string, string>>>(places.choice, none)
  const set = (value: string) => choose({ ...chosen, [name]: value === otherwise ? '' : value })
  return [chosen[name] ?? otherwise, set] as const
}

/** Provides one choice within an opened view; it is forgotten when the view is closed. */
export const useChoiceWithin = (name: string, otherwise = '') => {
  const [chosen, choose] = useStore<string>(withinOpened(name), otherwise)
  return [chosen, (value: string) => choose(value === otherwise ? '' : value)] as const
}

const none = {}
