import { useSyncExternalStore } from 'react'
import { today } from '../api/today.ts'
import { onLook } from './onLook.ts'

/** Returns today at the institution, `yyyy-mm-dd`; a page that stays open follows the days. */
export const useToday = (): string => useSyncExternalStore(onLook, today)
