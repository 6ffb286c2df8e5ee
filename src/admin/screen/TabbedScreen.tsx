import Box from '@mui/material/Box'
import TabButton from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import { useStore } from 'react-admin'
import type { Tab } from '../../schema/screen.ts'
import { CardsTab } from './CardsTab.tsx'
import { CascadeTab } from './CascadeTab.tsx'
import { FilterTab } from './FilterTab.tsx'
import { TableTab } from './TableTab.tsx'

type Props = { screen: string; resource: string; tabs: readonly Tab[] }

/** Declared tabs; the chosen one is there again on return. */
export const TabbedScreen = ({ screen, resource, tabs }: Props) => {
  const id = useId()
  const [index, setIndex] = useStore(`${screen}.tab`, 0)
  const tab = tabs[index] ?? tabs[0]
  return (
    <>
      <Tabs value={tab ? tabs.indexOf(tab) : 0} onChange={(_, next: number) => setIndex(next)} variant="scrollable" allowScrollButtonsMobile sx={{ mb: 2 }}>
        {tabs.map(({ label }, each) => <TabButton key={label} label={label} id={`${id}-tab-${each}`} aria-controls={`${id}-panel`} />)}
      </Tabs>
      {tab && (
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tabs.indexOf(tab)}`} key={tab.label}>
          <TabBody screen={screen} resource={resource} tab={tab} />
        </Box>
      )}
    </>
  )
}

const TabBody = ({ screen, resource, tab }: { screen: string; resource: string; tab: Tab }) =>
  tab.cards ? <CardsTab resource={resource} tab={tab} cards={tab.cards} />
    : tab.filters ? <FilterTab resource={resource} tab={tab} filters={tab.filters} />
    : tab.cascade ? <CascadeTab screen={screen} resource={resource} tab={tab} cascade={tab.cascade} />
    : <TableTab resource={resource} tab={tab} />
