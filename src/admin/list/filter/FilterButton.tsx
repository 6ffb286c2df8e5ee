import FilterIcon from '@mui/icons-material/FilterListOutlined'
import Button from '@mui/material/Button'
import { useListContext } from 'ra-core'
import { Suspense, useMemo, useState } from 'react'
import { openable } from '../../defer/openable.tsx'
import { useResource } from '../../fields/useResource.ts'
import { useDoor } from '../DoorContext.ts'
import { offeredFilters } from './offeredFilters.ts'
import { useFilters } from './useFilters.ts'

const FilterPanel = openable(async () => (await import('./FilterPanel.tsx')).FilterPanel)

/** «Filtrar»: opens the declared filters of the surrounding list; their code loads when it is first opened. */
export const FilterButton = () => {
  const names = offeredFilters(useResource(), useDoor().list, useListContext().filter)
  const { active } = useFilters()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const button = useMemo(
    () => (
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {active.length ? `Filtrar (${active.length})` : 'Filtrar'}
      </Button>
    ),
    [active.length],
  )
  if (!names.length) return null
  return (
    <>
      {button}
      <Suspense>
        {anchor && <FilterPanel names={names} anchor={anchor} onClose={() => setAnchor(undefined)} />}
      </Suspense>
    </>
  )
}
