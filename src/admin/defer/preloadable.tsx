import { lazy, useState, type ComponentType } from 'react'

/** A component whose code comes later: when it is first drawn, or before, by `preload`. Once it is there it is drawn at once. */
export const preloadable = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const code: { ready?: ComponentType<P>; coming?: Promise<ComponentType<P>> } = {}
  const preload = () =>
    (code.coming ??= load().then(
      component => (code.ready = component),
      error => {
        code.coming = undefined
        throw error
      },
    ))
  const Later = lazy(async () => ({ default: await preload() })) as unknown as ComponentType<P>
  const Preloadable = (props: P) => {
    const [Drawn] = useState(() => code.ready ?? Later)
    return <Drawn {...props} />
  }
  return Object.assign(Preloadable, { preload })
}
