import { lazy, useState, type ComponentType } from 'react'

/** Creates a component whose code loads when it is first drawn, or before by `preload`. Once loaded it is drawn at once. */
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
