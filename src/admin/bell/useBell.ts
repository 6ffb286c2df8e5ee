import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { noteUse, pauseAfter, readBell, type BellRead } from './readBell.ts'
import { useRefreshAbout } from './useRefreshAbout.ts'

export const bellKey = ['avisos', 'estado'] as const

/** Provides the bell's state, read again every few seconds while the page is visible, and when it becomes so. For a new notice it reads again whatever shows its resource. */
export const useBell = () => {
  const client = useQueryClient()
  const refresh = useRefreshAbout()
  const { data } = useQuery({
    queryKey: bellKey,
    queryFn: ({ signal }) => readBell(client.getQueryData<BellRead>(bellKey), signal),
    refetchInterval: ({ state }) => pauseAfter(state.data),
    refetchOnWindowFocus: ({ state }) => (state.data?.over ? false : 'always'),
    retry: false,
  })
  useEffect(noteUse, [])
  const knownIds = useRef<ReadonlySet<number>>(undefined)
  const recent = data?.state?.recientes
  useEffect(() => {
    if (!recent) return
    const before = knownIds.current
    knownIds.current = new Set([...(before ?? []), ...recent.map(({ id }) => id)])
    if (before) refresh(recent.flatMap(({ id, entidad }) => (before.has(id) ? [] : [entidad])))
  }, [recent, refresh])
  return data?.state
}
