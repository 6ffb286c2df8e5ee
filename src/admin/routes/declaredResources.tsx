import { Resource, type RaRecord } from 'ra-core'
import { Route } from 'react-router-dom'
import { house } from '../../schema/house.ts'
import { titleOf } from '../../schema/record/text.ts'
import { RecordRoute } from './RecordRoute.tsx'
import { ScreenOfAddress } from './ScreenOfAddress.tsx'

/** Each declared entity as react-admin knows one: its name, what its records are called, and its list, if a screen lies under its own name; without one the name is no address. */
export const declaredResources = () =>
  Object.values(house().resources).map(resource => (
    <Resource
      key={resource.name}
      name={resource.name}
      options={{ label: resource.label.many }}
      recordRepresentation={(record: RaRecord) => titleOf(resource, record)}
      list={<ScreenOfAddress />}
    >
      <Route path=":id" element={<RecordRoute />} />
    </Resource>
  ))
