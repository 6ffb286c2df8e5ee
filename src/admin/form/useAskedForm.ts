import { useStore } from 'ra-core'
import { useEffect, useEffectEvent } from 'react'

/** Where it is kept that somebody asked from elsewhere to add a record, or to bring a sheet in: the name of its resource, or `importOf` it, until the list that does so is there. */
export const askedForm = 'form.asked'

/** How it is kept that a sheet of a resource is to be brought in. */
export const importOf = (resource: string) => `${resource}.importar`

/** Opens the form that was asked for from elsewhere, once, as soon as it may be opened here. */
export const useAskedForm = (wanted: string, allowed: boolean, open: () => void) => {
  const [asked, setAsked] = useStore(askedForm, '')
  const opened = useEffectEvent(open)
  useEffect(() => {
    if (!allowed || asked !== wanted) return
    setAsked('')
    opened()
  }, [allowed, asked, setAsked, wanted])
}
