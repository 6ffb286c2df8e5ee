import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Answer } from '../../api/calls.ts'
import { readOnce } from '../../api/readOnce.ts'
import { containsWords } from './containsWords.ts'

/** Record as `GET busqueda` returns it. */
export type FoundRecord = Answer<'/busqueda'>[number]

/** Finds records that contain the typed words, 150 ms after the last key. Until the answer comes, earlier results that still match stay. An overtaken call is aborted. */
export const useFound = (words: readonly string[]) => {
  const text = words.join(' ')
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error, isFetching } = useQuery({
    queryKey: ['busqueda', q],
    enabled: q !== '',
    queryFn: ({ signal }) => readOnce('/busqueda', { query: { q }, signal }),
    placeholderData: keepPreviousData,
  })
  const searching = text !== q || isFetching
  const found = text && q ? (data ?? []) : []
  return {
    found: searching ? found.filter(({ title, subtitle }) => containsWords(`${title} ${subtitle}`, words)) : found,
    error,
    searching,
  }
}

/** Returns the nearest words that would find something, once nothing was found; undefined where none comes near, and on other servers of the contract. */
export const useNearestFound = (q: string, isNeeded: boolean): string | undefined => {
  const { data } = useQuery({
    queryKey: ['busqueda', 'parecido', q],
    enabled: isNeeded,
    queryFn: ({ signal }) => readOnce('/busqueda/parecido', { query: { q }, signal }),
    retry: false,
  })
  return isNeeded ? (data?.parecido ?? undefined) : undefined
}

/** Pause after the last key (ms). */
const pause = 150
