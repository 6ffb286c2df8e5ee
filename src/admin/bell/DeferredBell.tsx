import Box from '@mui/material/Box'
import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../defer/whenIdle.ts'

const Bell = lazy(async () => ({ default: (await import('./Bell.tsx')).Bell }))

/** The bell, which loads and first asks once the browser rests; its place is kept, so that nothing moves. */
export const DeferredBell = () => {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const place = <Box sx={{ width: 40, height: 40, flexShrink: 0 }} />
  return <Suspense fallback={place}>{idle ? <Bell /> : place}</Suspense>
}
