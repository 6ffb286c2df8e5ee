import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'ra-core'
import { useEffect, useState } from 'react'
import type { Answer } from '../../api/calls.ts'
import { readOnce } from '../../api/readOnce.ts'
import { shows } from './shows.ts'

/** A record as `GET busqueda` answers it. */
export type Found = Answer<'/busqueda'>[number]

/** Finds what contains written words, a moment after the last key; until the answer is there, what was found before and still shows them stays. A call that is overtaken is given up. */
export const useFound = (words: readonly string[]) => {
  const text = words.join(' ')
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
  const searching = text !== q || isFetching
  const found = text && q ? (data ?? []) : []
  return {
    found: searching ? found.filter(({ title, subtitle }) => shows(`${title} ${subtitle}`, words)) : found,
    error,
    searching,
  }
}

/** Milliseconds. */
const pause = 150
