import * as z from 'zod'
import { isKeepable } from './isKeepable.ts'

/** State in which a list is looked at: its declared view, its filters with «Buscar», its order, its rows a page. */
export const listState = z.object({
  vista: z.string().max(100).optional(),
  filter: z
    .record(
      z.string().max(100),
      z.unknown().refine(value => isKeepable(value, 16_000), 'El filtro no es válido'),
    )
    .default({}),
  sort: z.tuple([z.string().max(100), z.enum(['ASC', 'DESC'])]).optional(),
  perPage: z.int().min(1).max(1000).optional(),
})

export type ListState = z.infer<typeof listState>

/** Returns what a state asks of a list, as the list reads it. */
export const queryOf = ({ vista, filter, sort }: ListState) => ({
  filter: { ...filter, ...(vista ? { vista } : {}) },
  ...(sort ? { sort } : {}),
})
