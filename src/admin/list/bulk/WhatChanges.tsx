import Box from '@mui/material/Box'
import { enCifras } from '../../../language/enCifras.ts'
import type { Outcome } from './batch.ts'

/** What the act says of each row that changes, when one wants to know. */
export const WhatChanges = ({ outcome: { cambian, dichos = [] } }: { outcome: Outcome }) =>
  dichos.length > 0 && (
    <Box
      component="details"
      open={dichos.length <= mostOpen}
      sx={{ mt: 1, color: 'text.secondary', fontSize: '0.9375rem' }}
    >
      <summary>Ver qué cambia en cada uno</summary>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere' }}>
        {dichos.map(({ titulo, texto }, at) => (
          <li key={at}>{`${titulo}: ${texto}`}</li>
        ))}
        {cambian > dichos.length && <li>{`y ${enCifras(cambian - dichos.length)} más`}</li>}
      </Box>
    </Box>
  )

/** So many are read without being asked for. */
const mostOpen = 10
