import { useLocation } from 'ra-core'
import { house } from '../../schema/house.ts'
import { NotFound } from '../notFound/NotFound.tsx'
import { GuardedScreen } from './GuardedScreen.tsx'

/**
 * Shows the screen of the route table at exactly this address, or the not-found page: react-admin gives a resource every address
 * that begins with its name. There is no route for each screen, because react-router weighs all of them whenever one is
 * drawn. (A §2, Not-found page)
 */
export const ScreenOfAddress = () => {
  const { pathname } = useLocation()
  const address = pathname.replace(/\/$/, '')
  const screen = house().screens.find(({ route }) => route === address)
  return screen ? <GuardedScreen key={screen.route} screen={screen} /> : <NotFound />
}
