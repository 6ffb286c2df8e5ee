import { Resource, useLocation, type RaRecord } from 'ra-core'
import { Route } from 'react-router-dom'
import { titleOf } from '../../schema/record/text.ts'
import { house } from '../../schema/house.ts'
import type { ScreenRoute } from '../../schema/screen.ts'
import { NotFound } from '../notFound/NotFound.tsx'
import { GuardedScreen } from './GuardedScreen.tsx'
import { RecordRoute } from './RecordRoute.tsx'

/** Each declared entity as react-admin knows one: its name, what its records are called and, where its screen lies under its own name, its list; a name without a screen is no address. */
export const declaredResources = () =>
  Object.values(house().resources).map(resource => {
    const screen = house().screens.find(({ route }) => route === `/${resource.name}`)
    return (
      <Resource
        key={resource.name}
        name={resource.name}
        options={{ label: resource.label.many }}
        recordRepresentation={(record: RaRecord) => titleOf(resource, record)}
        list={screen && <ListScreen screen={screen} />}
      >
        <Route path=":id" element={<RecordRoute />} />
        {!screen && <Route path="*" element={<NotFound />} />}
      </Resource>
    )
  })

/** react-admin gives a resource all that begins with its name; only the address itself is its list. */
const ListScreen = ({ screen }: { screen: ScreenRoute }) => {
  const { pathname } = useLocation()
  return pathname.replace(/\/$/, '') === screen.route ? <GuardedScreen screen={screen} /> : <NotFound />
}
