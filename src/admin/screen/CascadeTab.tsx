import Box from '@mui/material/Box'
import { useStore } from 'react-admin'
import type { Tab, TabOf } from '../../schema/screen.ts'
import { CascadeStep } from './CascadeStep.tsx'
import { choiceKey } from './choiceKey.ts'
import { Hint } from './Hint.tsx'
import { TableTab } from './TableTab.tsx'

type Props = { screen: string; tab: TabOf; cascade: NonNullable<Tab['cascade']> }
type Chosen = Readonly<Record<string, string>>

/** Selectors that hang from one another, then the rows of the last; changing one clears those after it. (A §4, B §4) */
export const CascadeTab = ({ screen, tab, cascade }: Props) => {
  const [chosen, setChosen] = useStore<Chosen>(choiceKey(screen), {})
  const missing = cascade.find(({ bind }) => !chosen[bind])
  const choose = (at: number, key: string) => {
    const kept = cascade.slice(0, at).map(({ bind }) => [bind, chosen[bind] ?? ''])
    setChosen({ ...Object.fromEntries(kept), [cascade[at]?.bind ?? '']: key })
  }
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 2 }}>
        {cascade.map((step, index) => (
          <CascadeStep key={step.bind} step={step} params={chosen} ready={cascade.slice(0, index).every(({ bind }) => chosen[bind])} value={chosen[step.bind] ?? ''} onChoose={key => choose(index, key)} />
        ))}
      </Box>
      {missing ? <Hint>{missing.hint}</Hint> : <TableTab screen={screen} tab={tab} params={chosen} />}
    </>
  )
}
