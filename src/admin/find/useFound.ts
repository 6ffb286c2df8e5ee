import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'ra-core'
import { useEffect, useState } from 'react'
import type { Answer } from '../../api/calls.ts'
import { readOnce } from '../../api/readOnce.ts'

/** A record as `GET busqueda` answers it. */
export type Found = Answer<'/busqueda'>[number]

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
    queryFn: ({ signal }) => readOnce('/busqueda', { query: { q }, signal }),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error)
  }, [error, logoutIfAccessDenied])
  return { found: text && q ? (data ?? []) : [], error, searching: text !== q || isFetching }
}

/** Milliseconds. */
const pause = 150
