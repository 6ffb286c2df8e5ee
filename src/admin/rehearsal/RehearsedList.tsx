import Paper from '@mui/material/Paper'
import { ListContextProvider, ResourceContextProvider, useList } from 'ra-core'
import { house } from '../../schema/house.ts'
import { DoorContext } from '../list/DoorContext.ts'
import { ListPagination } from '../list/ListPagination.tsx'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { RecordTable } from '../list/RecordTable.tsx'
import { RowActions } from '../list/RowActions.tsx'
import { shownColumns } from '../list/shownColumns.ts'
import { tableFrame } from '../list/tableFrame.ts'
import { ViewChips } from '../list/views/ViewChips.tsx'

/** The resource with the most columns: what its list draws, every list does. */
export const RehearsedList = () => {
  const [resource] = Object.values(house().resources).toSorted(
    (one, other) => other.columns.length - one.columns.length,
  )
  const list = useList({ data: records, perPage: records.length })
  if (!resource) return null
  const columns = shownColumns(resource, '', resource.columns)
  return (
    <ResourceContextProvider value={resource.name}>
      <ListContextProvider value={list}>
        <DoorContext value={{}}>
          <ViewChips label="Vistas" chosen="" onChoose={nothing} views={views} />
          <ListToolbar columns={columns} meta={{}} onAdd={nothing} />
          <Paper variant="outlined" sx={tableFrame}>
            <RecordTable columns={columns} height={450} action={<RowActions modes={writes} onOpen={nothing} />} />
            <ListPagination />
          </Paper>
        </DoorContext>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

const records = Array.from({ length: 5 }, (_, id) => ({ id }))
const views = ['', 'otra'].map(name => ({ name, label: 'Vista', count: 0 }))
const writes = ['update', 'delete'] as const
const nothing = () => undefined
