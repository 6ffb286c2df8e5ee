import { useGetList, useGetOne, type RaRecord } from 'ra-core'
import { choosingOrder } from '../../schema/record/firstOrder.ts'
import { titleOf } from '../../schema/record/text.ts'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'
import { useResource } from './useResource.ts'
import { useSteady } from './useSteady.ts'
import { useTyped } from './useTyped.ts'
import { whileTyping } from './whileTyping.ts'

/** What a box of records asks of its door, and which of them is chosen. */
export type RecordsAsked = {
  of: string
  meta: DoorMeta | undefined
  filter: Readonly<Record<string, unknown>> | undefined
  enabled: boolean
  value: string | null
  /** The keys of those that are not offered. */
  without: readonly string[]
  /** The chosen record, where it is known already. */
  known: RaRecord | undefined
  onError: ((failure: Error) => void) | undefined
}

/** Searches the records of a door on the server by what is typed, and knows the chosen one, which is read by itself where it is not among them. */
export const useFoundRecords = ({ of, meta, filter, enabled, value, without, known, onError }: RecordsAsked) => {
  const resource = useResource(of)
  const { q, onInputChange, isBehind, isShownBy } = useTyped()
  const asked = { filter: { ...filter }, meta: { ...meta, apart: true } }
  const list = useGetList<RaRecord>(
    of,
    {
      pagination: { page: 1, perPage: 25 + without.length },
      sort: choosingOrder(resource),
      filter: { ...filter, ...(q ? { q } : {}) },
      meta: asked.meta,
    },
    { enabled, onError, placeholderData: whileTyping(asked) },
  )
  const { data: found = [], total = 0, pageInfo, isFetching, isPlaceholderData } = list
  const behind = isBehind(isPlaceholderData)
  const offered = found.filter(
    record =>
      !without.includes(String(record.id)) &&
      (!behind || isShownBy(`${titleOf(resource, record)} ${String(record[resource.key])}`)),
  )
  const seen = [known, ...found].find(record => record?.id === value)
  const { data: read } = useGetOne<RaRecord>(
    of,
    { id: value ?? '', meta: { ...meta, leading: undefined } },
    { enabled: enabled && value !== null && !isFetching && !seen && !q, retry: false },
  )
  const chosen = useSteady(
    seen ?? (read?.id === value ? read : undefined),
    (former, next) =>
      former?.id === value &&
      (q !== '' || (next !== undefined && titleOf(resource, former) === titleOf(resource, next))),
  )
  return {
    found,
    total,
    hasMore: pageInfo?.hasNextPage === true || total > found.length,
    /** Those found that may be offered by now. */
    offered,
    chosen,
    isFetching,
    isSuccess: list.isSuccess,
    isError: list.isError,
    /** Whether what was found is not yet of what is typed. */
    behind,
    /** Whether nothing is looked for. */
    isWhole: !q,
    onInputChange,
  }
}
