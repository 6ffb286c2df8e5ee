import { useSyncExternalStore } from 'react'
import { today } from '../api/today.ts'
import { onLook } from './onLook.ts'

/** Answers the day that it is at the institution, `yyyy-mm-dd`; a page that is left open takes note of the next one. */
export const useToday = (): string => useSyncExternalStore(onLook, today)
