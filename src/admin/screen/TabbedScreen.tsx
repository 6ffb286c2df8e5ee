import Box from '@mui/material/Box'
import TabButton from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useStore } from 'ra-core'
import { Suspense, useId } from 'react'
import { part } from '../defer/part.tsx'
import type { TabOf } from '../../schema/screen.ts'
import { places } from '../address/places.ts'
import { useTab } from '../address/useTab.ts'
import { Loader } from '../loader/Loader.tsx'
import { CardsTab } from './CardsTab.tsx'
import { SelectorsTab } from './SelectorsTab.tsx'
import type { Chosen } from './chosenBefore.ts'
import { TableTab } from './TableTab.tsx'

/** Loaded apart: its selectors search while one types, which no first table needs. */
const CascadeTab = part(async () => (await import('./CascadeTab.tsx')).CascadeTab)

/** Declared tabs; the address holds the chosen one and the choices in it. Another tab begins without choices, unless it has the same chain of selectors; a single tab needs no bar. (B §2, General data) */
export const TabbedScreen = ({ tabs }: { tabs: readonly TabOf[] }) => {
  const id = useId()
  const [place, setPlace] = useTab(tabs.map(({ label }) => label))
  const [chosen, setChosen] = useStore<Chosen>(places.choice, none)
  const tab = tabs[place]
  const turnTo = (next: number) => {
    setPlace(next)
    if (tab?.cascade && tab.cascade === tabs[next]?.cascade) setChosen(chosen)
  }
  if (tabs.length === 1 && tab) return <TabBody tab={tab} />
  return (
    <>
      <Tabs value={place} onChange={(_, next: number) => turnTo(next)} variant="scrollable" sx={{ mb: 2 }}>
        {tabs.map(({ label }, each) => (
          <TabButton key={label} label={label} id={`${id}-tab-${each}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      {tab && (
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${place}`} key={tab.label}>
          <TabBody tab={tab} />
        </Box>
      )}
    </>
  )
}

const none: Chosen = {}

const TabBody = ({ tab }: { tab: TabOf }) =>
  tab.cards ? (
    <CardsTab tab={tab} cards={tab.cards} />
  ) : tab.selectors ? (
    <SelectorsTab tab={tab} selectors={tab.selectors} />
  ) : tab.cascade ? (
    <Suspense fallback={<Loader />}>
      <CascadeTab tab={tab} cascade={tab.cascade} />
    </Suspense>
  ) : (
    <TableTab tab={tab} />
  )
