import { lazy, Suspense } from 'react'
import { currentSession } from '../../api/session.ts'
import { house, resourceNamed } from '../../schema/house.ts'
import type { ScreenRoute, TabOf } from '../../schema/screen.ts'
import { AddressStore } from '../address/AddressStore.tsx'
import { Loader } from '../loader/Loader.tsx'
import { rooms } from '../rooms.ts'
import { DeferredResourceScreen } from '../screen/DeferredResourceScreen.ts'
import { PageTitle } from '../title/PageTitle.tsx'
import { WaysTo } from './WaysTo.tsx'

const TabbedScreen = lazy(async () => ({ default: (await import('../screen/TabbedScreen.tsx')).TabbedScreen }))

/** Screen of a row of the route table: its title over the hand-made room, the declared resource, or its tabs. */
export const RouteScreen = ({ screen }: { screen: ScreenRoute }) => (
  <>
    <PageTitle>{screen.title}</PageTitle>
    <WaysTo screens={waysFrom(screen)} />
    <Suspense key={screen.route} fallback={<Loader />}>
      <AddressStore>
        <Body screen={screen} />
      </AddressStore>
    </Suspense>
  </>
)

/** Returns the screens that this one links to and the role may open: those that name it in `from`. */
const waysFrom = ({ route }: ScreenRoute) => {
  const role = currentSession()?.rol
  return house().screens.filter(({ roles, from = [] }) => role && roles.includes(role) && from.includes(route))
}

const Body = ({ screen }: { screen: ScreenRoute }) => {
  const { route, resource } = screen
  const Custom = rooms().screens[route]
  const tabs = tabsOf(screen)
  if (Custom) return <Custom />
  if (tabs) return <TabbedScreen tabs={tabs} />
  return resource ? <DeferredResourceScreen resource={resource} /> : null
}

/** Returns the tabs of the screen itself, or those of its resource, whose rows are the resource's unless a tab says otherwise. */
const tabsOf = ({ resource, tabs }: ScreenRoute): readonly TabOf[] | undefined =>
  tabs ?? (resource ? resourceNamed(resource).screen?.tabs?.map(tab => ({ of: resource, ...tab })) : undefined)
