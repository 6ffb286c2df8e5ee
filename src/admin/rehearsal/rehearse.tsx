import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  I18nContext,
  ListContextProvider,
  memoryStore,
  ResourceContextProvider,
  StoreContextProvider,
  useList,
} from 'ra-core'
import { Activity, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { createQueryClient } from '../createQueryClient.ts'
import { house } from '../../schema/house.ts'
import { Content } from '../layout/Content.tsx'
import { Footer } from '../layout/Footer.tsx'
import { Header } from '../layout/Header.tsx'
import { SkipLink } from '../layout/SkipLink.tsx'
import { i18nProvider } from '../i18n/i18nProvider.ts'
import { DoorContext } from '../list/DoorContext.ts'
import { ListPagination } from '../list/ListPagination.tsx'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { RecordTable } from '../list/RecordTable.tsx'
import { RowActions } from '../list/RowActions.tsx'
import { shownColumns } from '../list/shownColumns.ts'
import { ViewChips } from '../list/views/ViewChips.tsx'
import { SideMenu } from '../menu/SideMenu.tsx'
import { Loader } from '../loader/Loader.tsx'
import { rooms } from '../rooms.ts'
import { styleCache } from '../theme/styleCache.ts'
import { theme } from '../theme/theme.ts'
import { PageTitle } from '../title/PageTitle.tsx'

/**
 * Draws once, for nobody and outside the page, what the first screens are made of, so that their code is compiled and
 * their styles are written when somebody has signed in. Hidden work of React: it goes on between the keys of whoever
 * types, and neither calls nor listens to anything.
 */
export const rehearse = (scene: keyof typeof scenes) => {
  const Scene = scenes[scene]
  stage ??= createRoot(document.createElement('div'))
  stage.render(
    <Activity key={scene} mode="hidden">
      <Surroundings>
        <Scene />
      </Surroundings>
    </Activity>,
  )
}

/** Clears away what was rehearsed last. */
export const endRehearsal = () => {
  stage?.unmount()
  stage = undefined
}

let stage: Root | undefined

/** Those of react-admin draw nothing before their effects, which nothing hidden has. */
const Surroundings = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={createQueryClient()}>
      <I18nContext value={i18nProvider}>
        <StoreContextProvider value={memoryStore()}>
          <CacheProvider value={styleCache()}>
            <ThemeProvider theme={theme} disableStyleSheetGeneration>
              {children}
            </ThemeProvider>
          </CacheProvider>
        </StoreContextProvider>
      </I18nContext>
    </QueryClientProvider>
  </MemoryRouter>
)

const Shell = () => {
  const [rol] = house().roles
  return rol ? (
    <>
      <SkipLink />
      <Header usuario={{ nombre: '' }} rol={rol} />
      <SideMenu rol={rol} phone={false} open onToggle={nothing} />
      <Content>
        <PageTitle>{house().name}</PageTitle>
        <Loader />
      </Content>
      <Footer />
    </>
  ) : null
}

const Home = () => {
  const Screen = rooms().screens['/homePage']
  return Screen ? <Screen /> : null
}

/** The resource with the most columns: what its list draws, every list does. */
const List = () => {
  const [resource] = Object.values(house().resources).toSorted(
    (one, other) => other.columns.length - one.columns.length,
  )
  const list = useList({ data: records, perPage: records.length })
  if (!resource) return null
  const columns = shownColumns(resource, '', resource.columns)
  return (
    <ResourceContextProvider value={resource.name}>
      <ListContextProvider value={list}>
        <DoorContext value={{}}>
          <ViewChips label="Vistas" chosen="" onChoose={nothing} views={views} />
          <ListToolbar columns={columns} meta={{}} onAdd={nothing} />
          <RecordTable columns={columns} height={450} action={<RowActions modes={writes} onOpen={nothing} />} />
          <ListPagination />
        </DoorContext>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

const records = Array.from({ length: 5 }, (_, id) => ({ id }))
const views = ['', 'otra'].map(name => ({ name, label: 'Vista', count: 0 }))
const writes = ['update', 'delete'] as const
const nothing = () => undefined

const scenes = { shell: Shell, home: Home, list: List }
