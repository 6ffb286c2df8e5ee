import { createContext, use } from 'react'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'

/** Door through which the surrounding rows are read, with its path parameters. */
export const DoorContext = createContext<DoorMeta>({})

export const useDoor = () => use(DoorContext)
