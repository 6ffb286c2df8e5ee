import Box from '@mui/material/Box'
import type { Leading } from '../../schema/doors/leading.ts'
import type { CascadeStep } from '../../schema/screen.ts'
import { CascadeSelector } from './CascadeSelector.tsx'
import { chosenBefore, type Chosen } from './chosenBefore.ts'

type Props = {
  steps: readonly CascadeStep[]
  leadsTo: Pick<Leading, 'to' | 'list'>
  /** Parameters of the first step. Default: none. */
  given?: Readonly<Record<string, string>>
  chosen: Chosen
  onChoose: (chosen: Record<string, string>) => void
}

/** Selectors that depend on one another; changing one clears those after it. (A §4, B §4) */
export const Cascade = ({ steps, leadsTo, given, chosen, onChoose }: Props) => (
  <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 2 }}>
    {steps.map((step, at) => {
      const params = chosenBefore(steps, at, chosen, given)
      return (
        <CascadeSelector
          key={step.bind}
          step={step}
          params={params}
          leadsTo={leadsTo}
          ready={Object.values(params).every(Boolean)}
          value={chosen[step.bind] || null}
          onChoose={key => onChoose({ ...params, [step.bind]: key ?? '' })}
        />
      )
    })}
  </Box>
)
