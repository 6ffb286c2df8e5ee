import { useStore } from 'ra-core'
import type { Choice } from './choicesFor.ts'

/** Provides the lines opened last, the latest first, for as long as the session lasts. */
export const useRecents = () => {
  const [recents, setRecents] = useStore<readonly Choice[]>('find.recents', none)
  return {
    recents,
    remember: (choice: Choice) =>
      setRecents(
        [
          { ...choice, group: 'Recientes' },
          ...recents.filter(({ to, title }) => to !== choice.to || title !== choice.title),
        ].slice(0, mostRecents),
      ),
  }
}

const none: readonly Choice[] = []
const mostRecents = 6
