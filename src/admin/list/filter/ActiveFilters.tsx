import { lazy, Suspense } from 'react'
import { useFilters } from './useFilters.ts'

const FilterChips = lazy(async () => ({ default: (await import('./FilterChips.tsx')).FilterChips }))

/** The chips of the list around, where it is filtered; their code loads then. */
export const ActiveFilters = () => <Suspense>{useFilters().active.length > 0 && <FilterChips />}</Suspense>
