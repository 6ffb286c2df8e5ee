import { useEffect } from 'react'
import { samePerson } from '../../api/session.ts'

/** Reloads a page that the browser restored from its back-forward cache, if the person it was drawn for is no longer signed in. */
export const useKeptPage = () =>
  useEffect(() => {
    const isStillHere = samePerson()
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !isStillHere()) location.reload()
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])
