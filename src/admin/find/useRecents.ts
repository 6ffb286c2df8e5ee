import { useStore } from 'ra-core'
import type { Choice } from './choicesFor.ts'

/** What was opened last, the latest first: as long as one is signed in. */
export const useRecents = () => {
  const [recents, setRecents] = useStore<readonly Choice[]>('find.recents', none)
  return {
    recents,
    remember: (choice: Choice) =>
      setRecents(
        [
          { ...choice, group: 'Recientes' },
          ...recents.filter(({ to, title }) => to !== choice.to || title !== choice.title),
        ].slice(0, most),
      ),
  }
}

const none: readonly Choice[] = []
const most = 6
