import Box from '@mui/material/Box'
import { Suspense, type ComponentType } from 'react'
import { rooms } from '../rooms.ts'
import type { PartProps } from './PartProps.ts'

/** Part of a form that a hand-made room draws, over the whole width; its code is loaded when a form first shows it. */
export const PartInput = (props: PartProps) => {
  const parts: Readonly<Record<string, ComponentType<PartProps>>> = rooms().formParts
  const Part = parts[props.field.of]
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Suspense
        fallback={
          <Box role="status" sx={{ py: 4, color: 'text.secondary' }}>
            Cargando…
          </Box>
        }
      >
        {Part && <Part {...props} />}
      </Suspense>
    </Box>
  )
}
