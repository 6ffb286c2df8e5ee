import { Resource, type RaRecord } from 'ra-core'
import { Route } from 'react-router-dom'
import { house } from '../../schema/house.ts'
import { titleOf } from '../../schema/record/text.ts'
import { RecordRoute } from './RecordRoute.tsx'
import { ScreenOfAddress } from './ScreenOfAddress.tsx'

/** Declares each entity to react-admin: its name, its label, the title of its records, and its list, which is the screen at its own name, or the not-found page without one. */
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
