import { useStore } from 'ra-core'
import { useEffect, useEffectEvent } from 'react'

/** Store key of a form asked for from elsewhere: holds the name of its resource to add a record, or `importOf` it to import a sheet, until the list opens it. */
export const askedFormKey = 'form.asked'

/** Returns the stored value that asks to import a sheet of a resource. */
export const importOf = (resource: string) => `${resource}.importar`

/** Opens the form asked for from elsewhere, once, as soon as it is allowed here. */
export const useAskedForm = (ownForm: string, allowed: boolean, open: () => void) => {
  const [askedForm, setAskedForm] = useStore(askedFormKey, '')
  const onRequest = useEffectEvent(open)
  useEffect(() => {
    if (!allowed || askedForm !== ownForm) return
    setAskedForm('')
    onRequest()
  }, [allowed, askedForm, setAskedForm, ownForm])
}
