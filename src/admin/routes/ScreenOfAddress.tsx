import { useLocation } from 'ra-core'
import { house } from '../../schema/house.ts'
import { NotFound } from '../notFound/NotFound.tsx'
import { GuardedScreen } from './GuardedScreen.tsx'

/**
 * Shows the screen at exactly this address, or the not-found page: react-admin gives a resource every address that
 * begins with its name. One route, since react-router weighs each. (A §2, Not-found page)
 */
export const ScreenOfAddress = () => {
  const { pathname } = useLocation()
  const address = pathname.replace(/\/$/, '')
  const screen = house().screens.find(({ route }) => route === address)
  return screen ? <GuardedScreen key={screen.route} screen={screen} /> : <NotFound />
}
