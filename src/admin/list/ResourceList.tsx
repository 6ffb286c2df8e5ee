import { ListBase, useNotify, useStore } from 'ra-core'
import { Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { rowOpeningNamed } from '../rooms.ts'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'
import type { RowCell, RowOpening } from '../../schema/names.ts'
import { places } from '../address/places.ts'
import { useResource } from '../fields/useResource.ts'
import { FreshSelection } from './bulk/FreshSelection.tsx'
import { Selection } from './bulk/Selection.tsx'
import { CountedApart } from './CountedApart.tsx'
import { DeferredListPagination } from './DeferredListPagination.ts'
import { DoorContext } from './DoorContext.ts'
import { FirstOrder } from './FirstOrder.ts'
import { EmptyOnError } from './EmptyOnError.tsx'
import { ActiveFilters } from './filter/ActiveFilters.tsx'
import { FramedRows } from './FramedRows.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { OpenedOverList } from './OpenedOverList.tsx'
import { shownColumns } from './shownColumns.ts'
import { useListForms } from './useListForms.ts'
import { useRowButtons } from './useRowButtons.tsx'
import { useUntouched } from './useUntouched.ts'
import { ViewsBar } from './views/ViewsBar.tsx'

type Props = {
  resource: string
  meta: DoorMeta
  columns?: readonly string[]
  /** Column by which the list is first sorted. Default: the order of the resource. */
  sort?: string
  /** Allows writing. Default: false, a read-only list without «Agregar» and «Acciones» (basic). */
  editable?: boolean
  /** Hand-made views that a row can open. */
  opens?: readonly RowOpening[]
  /** Actions that a hand-made screen offers of each row in place of the declared ones; they find their record in the context. */
  action?: ReactNode
  /** Columns that a hand-made room draws of each row. */
  cells?: readonly RowCell[]
  /** Values that the fields of every row must have. */
  filter?: Readonly<Record<string, unknown>>
  /** Height in pixels: 450 where the table is the whole screen, 420 under tabs and selectors. */
  height?: 420 | 450
  /** Message shown when the door fails. Default: the server's. */
  error?: string
  /** Text shown where there is no row at all. Default: «No hay registros». */
  empty?: string
}

/** Table of a door: search, CSV, pages, and the dialog of its records. (A §2, Common table behaviour) */
export const ResourceList = ({
  resource,
  meta,
  columns,
  sort,
  editable = false,
  opens,
  action,
  cells,
  filter,
  height = 450,
  error,
  empty,
}: Props) => {
  const declared = useResource(resource)
  const notify = useNotify()
  const rows = useRef<HTMLDivElement>(null)
  const { modes, opened, onOpen, onAdd, onWritten } = useListForms(resource, editable, rows)
  const buttons = useRowButtons({ action, editable, opens, modes, onOpen })
  useEffect(() => void DeferredListPagination.preload().catch(() => undefined), [])
  const [listState, setListState] = useStore(places.list)
  const [view, setView] = useStore(places.view, '')
  const { first, perPage } = useUntouched(resource, meta, sort)
  const names = columns ?? declared.columns
  const openColumns = useMemo(() => shownColumns(declared, meta.list ?? '', names), [declared, meta.list, names])
  const onError = () => notify(error ?? '', { type: 'error' })
  const reset = () => {
    setView('')
    setListState(undefined)
  }
  const acts = editable || action || opens?.some(name => rowOpeningNamed(name).text)
  return (
    <ListBase
      key={JSON.stringify([resource, meta, filter])}
      resource={resource}
      queryOptions={{ meta: { ...meta, apart: true }, ...(error ? { onError } : {}) }}
      filter={view ? { ...filter, vista: view } : filter}
      perPage={perPage}
      sort={first}
      storeKey={places.list}
      disableSyncWithLocation
      disableAuthentication
    >
      <FirstOrder value={first}>
        <DoorContext value={meta}>
          <FreshSelection />
          <CountedApart meta={meta}>
            <EmptyOnError>
              <ViewsBar resource={resource} meta={meta} filter={filter} />
              <ListToolbar columns={openColumns} meta={meta} filter={filter} onAdd={onAdd} />
              <ActiveFilters />
              <Selection />
              <FramedRows
                ref={rows}
                columns={openColumns}
                cells={cells}
                height={height}
                empty={empty}
                onReset={listState || view ? reset : undefined}
                actionHeading={acts ? 'Acciones' : 'Consultar'}
                action={buttons}
              >
                <Suspense>
                  <DeferredListPagination />
                </Suspense>
              </FramedRows>
            </EmptyOnError>
            {opened && (
              <OpenedOverList opened={opened} onOpen={onOpen} opens={opens} modes={modes} onWritten={onWritten} />
            )}
          </CountedApart>
        </DoorContext>
      </FirstOrder>
    </ListBase>
  )
}
