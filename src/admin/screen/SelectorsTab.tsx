import Box from '@mui/material/Box'
import { useStore } from 'ra-core'
import { useMemo } from 'react'
import type { AnyResource } from '../../schema/resource.ts'
import type { Tab, TabOf } from '../../schema/screen.ts'
import { places } from '../address/places.ts'
import { useResource } from '../fields/useResource.ts'
import { Hint } from './Hint.tsx'
import { Selector } from './Selector.tsx'
import { TableTab } from './TableTab.tsx'

type Props = { tab: TabOf; selectors: NonNullable<Tab['selectors']> }
type SelectorValues = Readonly<Record<string, string | number>>

/** Selectors over the closed lists of the rows' own fields; the table shows when all are chosen. (B §2) */
export const SelectorsTab = ({ tab, selectors }: Props) => {
  const { fields } = useResource(tab.of)
  const [written, setChosen] = useStore<SelectorValues>(places.choice, none)
  const chosen = useMemo(() => offered(selectors, fields, written), [selectors, fields, written])
  const missing = selectors.find(({ field }) => chosen[field] === undefined)
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 2 }}>
        {selectors.map(({ field: name, label }) => {
          const options = choicesOf(fields[name]).map(([value, text]) => ({ value, label: text }))
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
      {missing ? <Hint>{missing.hint}</Hint> : <TableTab tab={tab} filter={chosen} />}
    </>
  )
}

const none: SelectorValues = {}

const choicesOf = (field?: AnyResource['fields'][string]) => (field?.kind === 'choice' ? field.choices : [])

/** Returns the choices in the address as values of the fields; a value that no field offers is no choice. */
const offered = (
  selectors: Props['selectors'],
  fields: AnyResource['fields'],
  written: SelectorValues,
): SelectorValues =>
  Object.fromEntries(
    selectors.flatMap(({ field }) => {
      const choice = choicesOf(fields[field]).find(([value]) => String(value) === String(written[field]))
      return choice ? [[field, choice[0]]] : []
    }),
  )
