import Box from '@mui/material/Box'
import { useStore } from 'ra-core'
import type { Tab, TabOf } from '../../schema/screen.ts'
import { places } from '../address/places.ts'
import { CascadeStep } from './CascadeStep.tsx'
import { Hint } from './Hint.tsx'
import { TableTab } from './TableTab.tsx'

type Props = { tab: TabOf; cascade: NonNullable<Tab['cascade']> }
type Chosen = Readonly<Record<string, string>>

/** Selectors that hang from one another, then the rows of the last; changing one clears those after it. (A §4, B §4) */
export const CascadeTab = ({ tab, cascade }: Props) => {
  const [chosen, setChosen] = useStore<Chosen>(places.choice, {})
  const missing = cascade.find(({ bind }) => !chosen[bind])
  const before = (at: number): Chosen =>
    Object.fromEntries(cascade.slice(0, at).map(({ bind }) => [bind, chosen[bind] ?? '']))
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 2 }}>
        {cascade.map((step, at) => (
          <CascadeStep
            key={step.bind}
            step={step}
            params={before(at)}
            leadsTo={tab.leadsTo ? { to: tab.leadsTo } : { to: tab.of, list: tab.list }}
            ready={Object.values(before(at)).every(Boolean)}
            value={chosen[step.bind] || null}
            onChoose={key => setChosen({ ...before(at), [step.bind]: key ?? '' })}
          />
        ))}
      </Box>
      {missing ? <Hint>{missing.hint}</Hint> : <TableTab tab={tab} params={chosen} />}
    </>
  )
}
