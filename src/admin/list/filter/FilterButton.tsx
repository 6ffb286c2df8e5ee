import FilterIcon from '@mui/icons-material/FilterListOutlined'
import Button from '@mui/material/Button'
import { useListContext } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { useResource } from '../../fields/useResource.ts'
import { useDoor } from '../DoorContext.ts'
import { offeredFilters } from './offeredFilters.ts'
import { useFilters } from './useFilters.ts'

const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel.tsx')).FilterPanel }))

/** «Filtrar» opens the declared filters of the list around; its code loads when it is first wanted. */
export const FilterButton = () => {
  const names = offeredFilters(useResource(), useDoor().list, useListContext().filter)
  const { active } = useFilters()
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (!names.length) return null
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {active.length ? `Filtrar (${active.length})` : 'Filtrar'}
      </Button>
      <Suspense>
        {anchor && <FilterPanel names={names} anchor={anchor} onClose={() => setAnchor(undefined)} />}
      </Suspense>
    </>
  )
}
