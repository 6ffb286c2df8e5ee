import { currentSession } from '../../api/session.ts'
import { homeOf } from '../../schema/house.ts'

/** Where whoever is signed in begins. */
export const homeRoute = () => homeOf(currentSession()?.rol)
