import Box from '@mui/material/Box'
import { useStore } from 'ra-core'
import type { Tab, TabOf } from '../../schema/screen.ts'
import { useResource } from '../fields/useResource.ts'
import { choiceKey } from './choiceKey.ts'
import { Hint } from './Hint.tsx'
import { Selector } from './Selector.tsx'
import { TableTab } from './TableTab.tsx'

type Props = { screen: string; tab: TabOf; filters: NonNullable<Tab['filters']> }
type Chosen = Readonly<Record<string, string | number>>

/** Selectors over closed lists of the rows' own fields; the table shows when all are chosen. (B §2) */
export const FilterTab = ({ screen, tab, filters }: Props) => {
  const { fields } = useResource(tab.of)
  const [chosen, setChosen] = useStore<Chosen>(choiceKey(screen), {})
  const missing = filters.find(({ field }) => chosen[field] === undefined)
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 2 }}>
        {filters.map(({ field: name, label }) => {
          const field = fields[name]
          const options = field?.kind === 'choice' ? field.choices.map(([value, text]) => ({ value, label: text })) : []
          return (
            <Selector
              key={name}
              label={label}
              value={chosen[name] ?? ''}
              options={options}
              onChange={value => setChosen({ ...chosen, [name]: value })}
            />
          )
        })}
      </Box>
      {missing ? <Hint>{missing.hint}</Hint> : <TableTab screen={screen} tab={tab} filter={chosen} />}
    </>
  )
}
