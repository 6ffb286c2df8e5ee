import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { I18nContext, memoryStore, StoreContextProvider } from 'ra-core'
import { Activity, Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { createQueryClient } from '../createQueryClient.ts'
import { preloadable } from '../defer/preloadable.tsx'
import { homeOf, house } from '../../schema/house.ts'
import { LinkCards } from '../cards/LinkCards.tsx'
import { Shell } from '../layout/Shell.tsx'
import { SkipLink } from '../layout/SkipLink.tsx'
import { i18nProvider } from '../i18n/i18nProvider.ts'
import { DeferredListPagination } from '../list/DeferredListPagination.ts'
import { Loader } from '../loader/Loader.tsx'
import { Notices } from '../notice/Notices.tsx'
import { PendingCards, PendingCardsInWait } from '../pending/PendingCards.tsx'
import { readKey } from '../read/readKey.ts'
import { rooms } from '../rooms.ts'
import { WaysTo } from '../routes/WaysTo.tsx'
import { DeferredResourceScreen } from '../screen/DeferredResourceScreen.ts'
import { styleCache } from '../theme/styleCache.ts'
import { theme } from '../theme/theme.ts'
import { PageTitle } from '../title/PageTitle.tsx'

/**
 * Draws a first screen once, outside the page and between keys, to compile its code and write its styles before
 * sign-in; it calls nothing. Resolves when drawn or abandoned.
 */
export const rehearse = (scene: keyof typeof scenes) =>
  new Promise<void>(resolve => {
    over()
    over = resolve
    const Scene = scenes[scene]
    stage ??= createRoot(document.createElement('div'))
    stage.render(
      <Activity key={scene} mode="hidden">
        <Surroundings>
          <Suspense>
            <Scene />
          </Suspense>
        </Surroundings>
        <Last onDrawn={resolve} />
      </Activity>,
    )
  })

/** Calls `onDrawn` when all before it is drawn, deferred parts included. */
const Last = ({ onDrawn }: { onDrawn: () => void }) => {
  if (useDeferredValue(true, false)) onDrawn()
  return null
}

/** Loads the code of the list scene: a scene that waits for its code counts as drawn. */
export const preloadList = () => List.preload()

/** Ends the rehearsal and unmounts its scene. */
export const endRehearsal = () => {
  stage?.unmount()
  stage = undefined
  over()
}

let stage: Root | undefined
let over: () => void = nothing

/** Contexts of the scene. Those of react-admin draw nothing before their effects, which hidden work never runs. */
const Surroundings = ({ children }: { children: ReactNode }) => {
  const [queryClient] = useState(answered)
  const [store] = useState(memoryStore)
  return (
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <I18nContext value={i18nProvider}>
          <StoreContextProvider value={store}>
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
}

/** Creates a query client that already holds the answers of a home page. */
const answered = () => {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { staleTime: Infinity } })
  client.setQueryData(readKey('pendientes'), [])
  client.setQueryData(readKey('avisos/novedades'), null)
  return client
}

const Empty = () => {
  const [rol] = house().roles
  return rol ? (
    <Shell usuario={{ nombre: '' }} rol={rol} phone={false} open onToggle={nothing}>
      <PageTitle>{house().name}</PageTitle>
      <WaysTo screens={house().screens.slice(0, 1)} />
      <Loader />
      <Notices />
      <SkipLink />
    </Shell>
  ) : null
}

const Home = () => {
  const Screen = rooms().screens[homeOf()]
  return (
    <>
      {Screen && <Screen />}
      <LinkCards />
      <PendingCardsInWait />
      <PendingCards pendientes={pendientes} />
    </>
  )
}

const List = preloadable(async () => {
  const [{ RehearsedList }] = await Promise.all([
    import('./RehearsedList.tsx'),
    DeferredResourceScreen.preload(),
    DeferredListPagination.preload(),
  ])
  return RehearsedList
})

const pendientes = [{ resource: '', label: 'Vista', total: 1, screen: '', to: '/' }]

function nothing() {}

const scenes = { shell: Empty, home: Home, list: List }
