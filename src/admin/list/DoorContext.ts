import { createContext, use } from 'react'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'

/** The door that the rows around come through, and what its path is filled with. */
export const DoorContext = createContext<DoorMeta>({})

export const useDoor = () => use(DoorContext)
