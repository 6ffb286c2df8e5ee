import { currentSession } from '../../api/session.ts'
import { homeOf } from '../../schema/house.ts'

/** Returns the home page of the signed-in role. */
export const homeRoute = () => homeOf(currentSession()?.rol)
