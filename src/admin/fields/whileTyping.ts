import type { Query } from '@tanstack/react-query'

type ListRequest = { filter: Readonly<Record<string, unknown>>; meta?: unknown }

/** Keeps the found records of a list while another text is searched in it, but not across another filter or door. */
export const whileTyping =
  (request: ListRequest) =>
  <T>(previous: T | undefined, query?: Pick<Query, 'queryKey'>): T | undefined =>
    listIn(query?.queryKey[2]) === listIn(request) ? previous : undefined

const listIn = (request: unknown) => {
  const { filter, meta }: Partial<ListRequest> = Object(request)
  return JSON.stringify([{ ...filter, q: undefined }, meta])
}
