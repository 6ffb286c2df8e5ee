import { lazy, useEffect, useState, type ComponentType } from 'react'
import { isNotLoaded } from '../error/isNotLoaded.ts'
import { preloadable } from './preloadable.tsx'

/** Properties of the stand-in for a component whose code did not load: the component's own (`props`), and the retry. */
export type InItsPlace<P> = { props: P; onAgain: () => void }

/** Creates a component that loads like `preloadable`. A failed load draws `NotLoaded` in its place and loses nothing around it; `onAgain`, or mounting it anew, tries again. */
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
  const Here = ({ props }: InItsPlace<P>) => <Loaded {...props} />
  const Failed = (place: InItsPlace<P>) => {
    useEffect(forget, [])
    return <NotLoaded {...place} />
  }
  /** Returns the component that waits for the load. All its users share one load until its failure is drawn. */
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
    return <Drawn props={props} onAgain={() => setDrawn(coming)} />
  }
  return Object.assign(Recoverable, { preload: Loaded.preload })
}
