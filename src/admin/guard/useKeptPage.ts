import { useEffect } from 'react'
import { samePerson } from '../../api/session.ts'

/** Loads a page anew that the browser kept while one was elsewhere, where whoever it was drawn for is no longer signed in: «Atrás» would show it as it was. */
export const useKeptPage = () =>
  useEffect(() => {
    const isStillHere = samePerson()
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !isStillHere()) location.reload()
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])
