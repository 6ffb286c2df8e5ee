import Box from '@mui/material/Box'
import { enCifras } from '../../../language/enCifras.ts'
import type { Outcome } from './batch.ts'

/** List, on demand, of what the action changes in each row. */
export const WhatChanges = ({ outcome: { cambian, detalles = [] } }: { outcome: Outcome }) =>
  detalles.length > 0 && (
    <Box
      component="details"
      open={detalles.length <= mostOpen}
      sx={{ mt: 1, color: 'text.secondary', fontSize: '0.9375rem' }}
    >
      <summary>Ver qué cambia en cada uno</summary>
      <Box
        component="ul"
        tabIndex={0}
        sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere' }}
      >
        {detalles.map(({ titulo, texto }, at) => (
          <li key={at}>{`${titulo}: ${texto}`}</li>
        ))}
        {cambian > detalles.length && <li>{`y ${enCifras(cambian - detalles.length)} más`}</li>}
      </Box>
    </Box>
  )

/** Number of details up to which the list is open from the start. */
const mostOpen = 10
