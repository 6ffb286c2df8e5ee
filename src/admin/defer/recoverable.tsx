import { lazy, useEffect, useState, type ComponentType } from 'react'
import { isNotLoaded } from '../error/isNotLoaded.ts'
import { preloadable } from './preloadable.tsx'

/** What stands in the place of a component whose code did not come: with the properties that it was `given`. */
export type InItsPlace<P> = { given: P; onAgain: () => void }

/** A component whose code comes later, as `preloadable`. Where it does not come, `NotLoaded` is drawn in its place and nothing around it is lost; the code is asked for again by `onAgain`, and whenever it is drawn anew. */
export const recoverable = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  NotLoaded: ComponentType<InItsPlace<P>>,
) => {
  const code: { isHere?: true; coming?: ComponentType<InItsPlace<P>> } = {}
  const Loaded = preloadable(async () => {
    const component = await load()
    code.isHere = true
    return component
  })
  const Here = ({ given }: InItsPlace<P>) => <Loaded {...given} />
  const Failed = (place: InItsPlace<P>) => {
    useEffect(forget, [])
    return <NotLoaded {...place} />
  }
  /** Until a failure is on the screen, whoever draws it waits for the same load. */
  const coming = () =>
    (code.coming ??= lazy(() =>
      Loaded.preload().then(
        () => ({ default: Here }),
        error => {
          if (!isNotLoaded(error)) throw error
          return { default: Failed }
        },
      ),
    ))
  const forget = () => {
    code.coming = undefined
  }
  const Recoverable = (props: P) => {
    const [Drawn, setDrawn] = useState(() => (code.isHere ? Here : coming()))
    return <Drawn given={props} onAgain={() => setDrawn(coming)} />
  }
  return Object.assign(Recoverable, { preload: Loaded.preload })
}
