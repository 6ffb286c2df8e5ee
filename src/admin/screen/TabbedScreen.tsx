import Box from '@mui/material/Box'
import TabButton from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import { useStore } from 'ra-core'
import type { TabOf } from '../../schema/screen.ts'
import { choiceKey } from './choiceKey.ts'
import { CardsTab } from './CardsTab.tsx'
import { CascadeTab } from './CascadeTab.tsx'
import { FilterTab } from './FilterTab.tsx'
import { TableTab } from './TableTab.tsx'

type Props = { screen: string; tabs: readonly TabOf[] }

/** Declared tabs; the chosen one, and what was chosen in it, is there again on return. Another tab begins without a choice; one alone needs no bar. (B §2, General data) */
export const TabbedScreen = ({ screen, tabs }: Props) => {
  const id = useId()
  const [index, setIndex] = useStore(`${screen}.tab`, 0)
  const [, setChoice] = useStore<object>(choiceKey(screen), {})
  const tab = tabs[index] ?? tabs[0]
  if (tabs.length === 1 && tab) return <TabBody screen={screen} tab={tab} />
  const change = (next: number) => {
    setChoice({})
    setIndex(next)
  }
  return (
    <>
      <Tabs
        value={tab ? tabs.indexOf(tab) : 0}
        onChange={(_, next: number) => change(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2 }}
      >
        {tabs.map(({ label }, each) => (
          <TabButton key={label} label={label} id={`${id}-tab-${each}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      {tab && (
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tabs.indexOf(tab)}`} key={tab.label}>
          <TabBody screen={screen} tab={tab} />
        </Box>
      )}
    </>
  )
}

const TabBody = ({ screen, tab }: { screen: string; tab: TabOf }) =>
  tab.cards ? (
    <CardsTab screen={screen} tab={tab} cards={tab.cards} />
  ) : tab.filters ? (
    <FilterTab screen={screen} tab={tab} filters={tab.filters} />
  ) : tab.cascade ? (
    <CascadeTab screen={screen} tab={tab} cascade={tab.cascade} />
  ) : (
    <TableTab screen={screen} tab={tab} />
  )
