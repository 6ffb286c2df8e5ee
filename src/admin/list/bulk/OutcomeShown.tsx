import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { enCifras } from '../../../language/enCifras.ts'
import type { Outcome } from './batch.ts'
import { LeftOut } from './LeftOut.tsx'
import { WhatChanges } from './WhatChanges.tsx'

type Props = { outcome: Outcome | undefined; count: number }

/** Outcome of a batch for the `count` chosen rows. Stands empty before it is known, so that it is read aloud when it comes. */
export const OutcomeShown = ({ outcome, count }: Props) => (
  <>
    {outcome?.notas?.map(nota => (
      <Alert key={nota} severity="info" sx={{ mb: 1.5 }}>
        {nota}
      </Alert>
    ))}
    <div aria-live="polite">
      {outcome && (
        <Typography role="status" sx={{ fontWeight: 700 }}>
          {changing(outcome.cambian, count)}
        </Typography>
      )}
    </div>
    {outcome?.enTotal && <Typography>{outcome.enTotal}</Typography>}
    <div aria-live="polite">{outcome && <LeftOut outcome={outcome} />}</div>
    {outcome && <WhatChanges outcome={outcome} />}
  </>
)

const changing = (cambian: number, count: number) =>
  `Se ${cambian === 1 ? 'cambiará' : 'cambiarán'} ${enCifras(cambian)} de ${enCifras(count)}`
