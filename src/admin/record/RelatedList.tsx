import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LinkBase, ListBase, useListContext, useRecordContext, useStoreContext } from 'ra-core'
import { useLayoutEffect, type ReactNode } from 'react'
import { currentSession } from '../../api/session.ts'
import { enCifras } from '../../language/enCifras.ts'
import { firstOrder } from '../../schema/record/firstOrder.ts'
import { house } from '../../schema/house.ts'
import { relatedReading } from '../../schema/doors/related.ts'
import type { AnyResource, Related } from '../../schema/resource.ts'
import { listOf, untouchedKeyOf } from '../address/places.ts'
import { useResource } from '../fields/useResource.ts'
import { DoorContext } from '../list/DoorContext.ts'
import { ActiveFilters } from '../list/filter/ActiveFilters.tsx'
import { EmptyOnError } from '../list/EmptyOnError.tsx'
import { ListPagination } from '../list/ListPagination.tsx'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { RecordTable } from '../list/RecordTable.tsx'
import { useReadAt } from '../read/useReadAt.ts'
import { RowsAnnouncement } from '../list/RowsAnnouncement.tsx'
import { screenOnly } from '../theme/screenOnly.ts'
import { shownColumns } from '../list/shownColumns.ts'

/** List of the records of another resource that belong to the surrounding one, through a door of the role; nothing without such a door. Each list has its own place in the address. */
export const RelatedList = ({ related }: { related: Related }) => {
  const resource = useResource()
  const target = useResource(related.of)
  const record = useRecordContext()
  const rol = currentSession()?.rol
  const key = listOf([related.of, related.list].filter(Boolean).join('-'))
  const { field, order } = firstOrder(target)
  const { setItem } = useStoreContext()
  useLayoutEffect(
    () => setItem(untouchedKeyOf(key), { sort: field, order, perPage: mostRows }),
    [setItem, key, field, order],
  )
  const reading = record && rol && relatedReading({ resource, record }, target, related, rol)
  if (!reading) return null
  const { list, params, filter } = reading
  const meta = { list, params }
  const columns = shownColumns(target, list, columnsBeside(target, resource.name))
  return (
    <ListBase
      resource={target.name}
      queryOptions={{ meta }}
      filter={filter}
      perPage={mostRows}
      sort={firstOrder(target)}
      storeKey={key}
      disableSyncWithLocation
      disableAuthentication
    >
      <DoorContext value={meta}>
        <EmptyOnError>
          <Card>
            <CardContent sx={{ '&:last-child': { pb: 0 } }}>
              <Stack
                direction="row"
                useFlexGap
                sx={{ flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
              >
                <Heading />
                {related.begins && <Beginning {...related.begins} of={String(record.id)} />}
              </Stack>
              <Tools>
                <ListToolbar columns={columns} meta={meta} />
                <ActiveFilters />
              </Tools>
            </CardContent>
            <RowsAnnouncement />
            <RecordTable height={420} columns={columns} />
            <Pages />
          </Card>
        </EmptyOnError>
      </DoorContext>
    </ListBase>
  )
}

/** Rows of a page, so many that a group or a class is whole on screen and on paper. */
const mostRows = 50

/** Returns the columns without those that only repeat the surrounding record. */
const columnsBeside = ({ columns, fields }: AnyResource, around: string) =>
  columns.filter(name => {
    const field = fields[name]
    return field?.kind !== 'reference' || field.to !== around
  })

const Heading = () => {
  const { label } = useResource()
  const { total } = useListContext()
  return (
    <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
      {label.many}
      {total ? ` (${enCifras(total)})` : ''}
    </Typography>
  )
}

/** Shows the tools of a list of several rows, or of a filtered one. */
const Tools = ({ children }: { children: ReactNode }) => {
  const { total, filterValues } = useListContext()
  return (total ?? 0) > 1 || Object.keys(filterValues).length ? children : null
}

/** Link to the screen on which a record of the list begins, for those who open it; the reason instead, where none can. */
const Beginning = ({ label, at, choices, once, unless, of }: NonNullable<Related['begins']> & { of: string }) => {
  const { total } = useListContext()
  const role = currentSession()?.rol
  const opens = house().screens.some(({ route, roles }) => route === at && role !== undefined && roles.includes(role))
  const begins = opens && !(once && total !== 0)
  const reading = { enabled: begins && unless !== undefined }
  const { data, isPending } = useReadAt<{ motivo: string | null }>(unless?.(of) ?? '', reading)
  if (!begins || (unless && isPending)) return null
  if (data?.motivo)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {data.motivo}
      </Typography>
    )
  return (
    <Button component={LinkBase} to={`${at}?${new URLSearchParams(choices(of))}`} size="small" sx={screenOnly}>
      {label}
    </Button>
  )
}

const Pages = () => (useListContext().total ?? 0) > mostRows && <ListPagination />
