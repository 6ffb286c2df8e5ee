import { onTestFinished, vi } from 'vitest'

/** Makes the screen of the running test as narrow as a phone. */
export const enTelefono = () => {
  const nada = () => undefined
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('max-width'),
      addListener: nada,
      removeListener: nada,
    }),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}
