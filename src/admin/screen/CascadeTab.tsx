import { useStore } from 'ra-core'
import type { Tab, TabOf } from '../../schema/screen.ts'
import { places } from '../address/places.ts'
import { Cascade } from './Cascade.tsx'
import { Hint } from './Hint.tsx'
import { TableTab } from './TableTab.tsx'

type Props = { tab: TabOf; cascade: NonNullable<Tab['cascade']> }

/** Selectors that depend on one another, then the rows of the last. (A §4, B §4) */
export const CascadeTab = ({ tab, cascade }: Props) => {
  const [chosen, setChosen] = useStore<Record<string, string>>(places.choice, {})
  const missing = cascade.find(({ bind }) => !chosen[bind])
  return (
    <>
      <Cascade
        steps={cascade}
        leadsTo={tab.leadsTo ? { to: tab.leadsTo } : { to: tab.of, list: tab.list }}
        chosen={chosen}
        onChoose={setChosen}
      />
      {missing ? <Hint>{missing.hint}</Hint> : <TableTab tab={tab} params={chosen} />}
    </>
  )
}
