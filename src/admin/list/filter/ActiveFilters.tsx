import { Suspense } from 'react'
import { part } from '../../defer/part.tsx'
import { useFilters } from './useFilters.ts'

const FilterChips = part(async () => (await import('./FilterChips.tsx')).FilterChips)

/** Chips of the filters of the surrounding list, while it is filtered; their code loads then. */
export const ActiveFilters = () => <Suspense>{useFilters().active.length > 0 && <FilterChips />}</Suspense>
