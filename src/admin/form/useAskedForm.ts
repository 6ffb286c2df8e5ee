import { useEvent, useStore } from 'ra-core'
import { useEffect } from 'react'

/** Where it is kept that somebody asked from elsewhere to add a record: the name of its resource, until the list that adds it is there. */
export const askedForm = 'form.asked'

/** Opens the form that was asked for from elsewhere, once, as soon as it may be opened here. */
export const useAskedForm = (resource: string, allowed: boolean, open: () => void) => {
  const [asked, setAsked] = useStore(askedForm, '')
  const opened = useEvent(open)
  useEffect(() => {
    if (!allowed || asked !== resource) return
    setAsked('')
    opened()
  }, [allowed, asked, opened, resource, setAsked])
}
