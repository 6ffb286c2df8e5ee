import { useGetList, useGetOne, type RaRecord } from 'ra-core'
import { choosingOrder } from '../../schema/record/firstOrder.ts'
import { titleOf } from '../../schema/record/text.ts'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'
import { useResource } from './useResource.ts'
import { useSteady } from './useSteady.ts'
import { useTyped } from './useTyped.ts'
import { whileTyping } from './whileTyping.ts'

/** Request of a box of records to its door, and the chosen key. */
type RecordsRequest = {
  of: string
  meta: DoorMeta | undefined
  filter: Readonly<Record<string, unknown>> | undefined
  enabled: boolean
  value: string | null
  /** Keys of records that are not offered. */
  without: readonly string[]
  /** Chosen record, where it is known already. */
  knownChoice: RaRecord | undefined
  onError: ((failure: Error) => void) | undefined
}

/** Searches the records of a door on the server by the typed text. Reads the chosen record apart where the search did not find it. */
export const useFoundRecords = ({
  of,
  meta,
  filter,
  enabled,
  value,
  without,
  knownChoice,
  onError,
}: RecordsRequest) => {
  const resource = useResource(of)
  const { q, onInputChange, isBehind, isShownBy } = useTyped()
  const request = { filter: { ...filter }, meta: { ...meta, apart: true } }
  const list = useGetList<RaRecord>(
    of,
    {
      pagination: { page: 1, perPage: 25 + without.length },
      sort: choosingOrder(resource),
      filter: { ...filter, ...(q ? { q } : {}) },
      meta: request.meta,
    },
    { enabled, onError, placeholderData: whileTyping(request) },
  )
  const { data: found = [], total = 0, pageInfo, isFetching, isPlaceholderData } = list
  const behind = isBehind(isPlaceholderData)
  const offered = found.filter(
    record =>
      !without.includes(String(record.id)) &&
      (!behind || isShownBy(`${titleOf(resource, record)} ${String(record[resource.key])}`)),
  )
  const foundChosen = [knownChoice, ...found].find(record => record?.id === value)
  const chosen = useChosen({ of, meta, value, foundChosen, q, enabled: enabled && !isFetching })
  const isWhole = enabled && !q && !isFetching
  return {
    found,
    total,
    hasMore: pageInfo?.hasNextPage === true || total > found.length,
    /** Found records that may be offered now. */
    offered,
    chosen,
    isFetching,
    isError: list.isError,
    /** `true` while the found records belong to an earlier text. */
    behind,
    /** `true` once the first records of the door are found, while no text narrows them. */
    isWhole,
    /** `true` once the door is known to have no records at all. */
    isEmpty: isWhole && list.isSuccess && found.length === 0,
    onInputChange,
  }
}

type ChosenRequest = Pick<RecordsRequest, 'of' | 'meta' | 'value' | 'enabled'> & {
  foundChosen: RaRecord | undefined
  q: string
}

/** Provides the chosen record: the one found or, where none is, read apart. Stays the same object during a search, and while its title stays. */
const useChosen = ({ of, meta, value, enabled, foundChosen, q }: ChosenRequest) => {
  const resource = useResource(of)
  const { data: read } = useGetOne<RaRecord>(
    of,
    { id: value ?? '', meta: { ...meta, leading: undefined } },
    { enabled: enabled && value !== null && !foundChosen && !q, retry: false },
  )
  return useSteady(
    foundChosen ?? (read?.id === value ? read : undefined),
    (former, next) =>
      former?.id === value &&
      (q !== '' || (next !== undefined && titleOf(resource, former) === titleOf(resource, next))),
  )
}
