import { useLocation } from 'ra-core'
import { house } from '../../schema/house.ts'
import { NotFound } from '../notFound/NotFound.tsx'
import { GuardedScreen } from './GuardedScreen.tsx'

/**
 * The screen of the route table that lies at this very address: react-admin gives a resource all that begins with its
 * name, and whatever is no resource's. Found here and not among a route for each, of which react-router weighs all
 * whenever one is drawn. (A §2, Not-found page)
 */
export const ScreenOfAddress = () => {
  const { pathname } = useLocation()
  const address = pathname.replace(/\/$/, '')
  const screen = house().screens.find(({ route }) => route === address)
  return screen ? <GuardedScreen key={screen.route} screen={screen} /> : <NotFound />
}
