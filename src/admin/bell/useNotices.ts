import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { callApi } from '../../api/callApi.ts'
import type { Answer } from '../../api/calls.ts'
import { isSessionOver } from '../../api/isSessionOver.ts'
import { readOnce } from '../../api/readOnce.ts'
import { useOneAtATime } from '../send/useOneAtATime.ts'
import { bellKey } from './useBell.ts'

/** Notice as its person reads it. */
export type PersonNotice = Answer<'/avisos'>['avisos'][number]

/** Provides the person's notices, read when the list opens. Marking as read reads the bell again. */
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
    onError: error => {
      if (!isSessionOver(error)) notify(error.message, { type: 'error' })
    },
  })
  return {
    notices,
    isPending,
    isError: isError && !data,
    refetch: () => void refetch(),
    more: hasNextPage && { read: () => void fetchNextPage(), reading: isFetchingNextPage },
    /** Marks a notice as read; if that fails it stays unread, which does no harm. */
    markRead: (notice: PersonNotice) => void markRead(notice).then(askBell, () => undefined),
    markAll: () => markAll(Math.max(...notices.map(({ id }) => id))),
  }
}

/** Tells the server that an unread notice was opened. */
export const markRead = async ({ id, leido }: PersonNotice): Promise<void> => {
  if (!leido) await callApi(`avisos/${id}/leido`, { method: 'PUT', key: null, savesNothing: true, body: {} })
}

/** Drops repeated notices: when new ones come between two pages, the next page repeats some of the last one. */
const unique = (notices: readonly PersonNotice[]) => [...new Map(notices.map(each => [each.id, each])).values()]
