import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'ra-core'
import { useEffect, useState } from 'react'
import { callApi } from '../../api/callApi.ts'

/** A record as `GET busqueda` answers it. */
export type Found = { resource: string; id: string; title: string; subtitle: string; to: string }

/** What is found of a text, a moment after the last key; a call that is overtaken is given up. */
export const useFound = (text: string) => {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { data, error, isFetching } = useQuery({
    queryKey: ['busqueda', q],
    enabled: q !== '',
    queryFn: async ({ signal }) =>
      (await callApi<readonly Found[]>(`busqueda?${new URLSearchParams({ q })}`, { signal })).data,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error)
  }, [error, logoutIfAccessDenied])
  return { found: text && q ? (data ?? []) : [], error, searching: text !== q || isFetching }
}

/** Milliseconds. */
const pause = 150
