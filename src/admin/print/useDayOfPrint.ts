import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { today } from '../../api/today.ts'

/** Returns the day, `yyyy-mm-dd`, while the page is being printed, however that was asked for; otherwise `undefined`. */
export const useDayOfPrint = (): string | undefined => {
  const [day, setDay] = useState<string>()
  useEffect(() => {
    const begin = () => flushSync(() => setDay(today()))
    const end = () => setDay(undefined)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return day
}
