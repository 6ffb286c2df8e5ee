import Paper from '@mui/material/Paper'
import { useQueryClient } from '@tanstack/react-query'
import { DataProviderContext, ListContextProvider, ResourceContextProvider, useList } from 'ra-core'
import { useState } from 'react'
import { dataProvider } from '../../dataProvider/dataProvider.ts'
import { house, resourceNamed } from '../../schema/house.ts'
import { Bell } from '../bell/Bell.tsx'
import { bellKey } from '../bell/useBell.ts'
import { DoorContext } from '../list/DoorContext.ts'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { RecordTable } from '../list/RecordTable.tsx'
import { RowActions } from '../list/RowActions.tsx'
import { shownColumns } from '../list/shownColumns.ts'
import { tableFrame } from '../list/tableFrame.ts'
import { ViewChips } from '../list/views/ViewChips.tsx'
import { firstPage } from '../menu/firstPage.ts'
import { ResourceScreen } from '../screen/ResourceScreen.tsx'

/** Rehearses the list with the most columns as if its rows had come: every list draws the same parts. Also draws the bell, and what is hidden from a person who is not signed in. */
export const RehearsedList = () => {
  const client = useQueryClient()
  const [resource] = useState(() => {
    const [widest] = house()
      .screens.map(({ route }) => firstPage(route))
      .filter(page => page !== undefined)
      .toSorted(([one], [other]) => resourceNamed(other).columns.length - resourceNamed(one).columns.length)
    if (!widest) return undefined
    const [name, params] = widest
    client.setQueryData(bellKey, { state: { sinLeer: 1 } })
    client.setQueryData([name, 'getList', params], { data: records, total: 1000 })
    return resourceNamed(name)
  })
  const list = useList({ data: records, perPage: records.length })
  if (!resource) return null
  const columns = shownColumns(resource, '', resource.columns)
  return (
    <DataProviderContext value={dataProvider}>
      <Bell />
      <ResourceScreen resource={resource.name} />
      <ResourceContextProvider value={resource.name}>
        <ListContextProvider value={list}>
          <DoorContext value={{}}>
            <ViewChips label="Vistas" chosen="" onChoose={nothing} views={views} />
            <ListToolbar columns={columns} meta={{}} onAdd={nothing} />
            <Paper variant="outlined" sx={tableFrame}>
              <RecordTable columns={columns} height={450} action={<RowActions modes={writes} onOpen={nothing} />} />
            </Paper>
          </DoorContext>
        </ListContextProvider>
      </ResourceContextProvider>
    </DataProviderContext>
  )
}

const records = [{ id: 0 }]
const views = ['', 'otra'].map(name => ({ name, label: 'Vista', count: 0 }))
const writes = ['update', 'delete'] as const
const nothing = () => undefined
