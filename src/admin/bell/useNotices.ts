import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { callApi } from '../../api/callApi.ts'
import type { Answer } from '../../api/calls.ts'
import { readOnce } from '../../api/readOnce.ts'
import { useOneAtATime } from '../send/useOneAtATime.ts'
import { bellKey } from './useBell.ts'

/** A notice as its person reads it. */
export type PersonNotice = Answer<'/avisos'>['avisos'][number]

/** The notices of the person, read when the list opens; what is marked as read is so at once, and the bell is asked again. */
export const useNotices = () => {
  const notify = useNotify()
  const client = useQueryClient()
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['avisos', 'lista'],
    queryFn: ({ pageParam, signal }) => readOnce('/avisos', { query: { pagina: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hayMas }, _pages, page) => (hayMas ? page + 1 : undefined),
    gcTime: 0,
  })
  const notices = unique(data?.pages.flatMap(({ avisos }) => avisos) ?? [])
  const askBell = () => client.invalidateQueries({ queryKey: bellKey })
  const { mutate: markAll } = useOneAtATime({
    mutationFn: (hasta: number) =>
      callApi('avisos/leidos', { method: 'POST', key: null, savesNothing: true, body: { hasta } }),
    onSuccess: () => Promise.all([refetch(), askBell()]),
    onError: error => notify(error.message, { type: 'error' }),
  })
  return {
    notices,
    isPending,
    isError: isError && !data,
    refetch: () => void refetch(),
    more: hasNextPage && { read: () => void fetchNextPage(), reading: isFetchingNextPage },
    /** Should it fail, the notice stays unread, which is no harm. */
    markRead: (notice: PersonNotice) => void markRead(notice).then(askBell, () => undefined),
    markAll: () => markAll(Math.max(...notices.map(({ id }) => id))),
  }
}

/** Tells the server that a notice was opened, once. */
export const markRead = async ({ id, leido }: PersonNotice): Promise<void> => {
  if (!leido) await callApi(`avisos/${id}/leido`, { method: 'PUT', key: null, savesNothing: true, body: {} })
}

/** A page that moved on while it was read brings some of the last one again. */
const unique = (notices: readonly PersonNotice[]) => [...new Map(notices.map(each => [each.id, each])).values()]
