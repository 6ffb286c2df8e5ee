import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, useDataProvider } from 'ra-core'
import { useEffect, useState } from 'react'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { currentSession } from '../api/session.ts'
import { authProvider } from '../authProvider/authProvider.ts'
import { dataProvider } from '../dataProvider/dataProvider.ts'
import { house } from '../schema/house.ts'
import { ErrorPage } from './error/ErrorPage.tsx'
import { WayOut, WayOutContext } from './guard/WayOut.tsx'
import { useKeptPage } from './guard/useKeptPage.ts'
import { i18nProvider } from './i18n/i18nProvider.ts'
import { AppLayout } from './layout/AppLayout.tsx'
import { Loader } from './loader/Loader.tsx'
import { keepFirstList } from './menu/firstPage.ts'
import { NotFound } from './notFound/NotFound.tsx'
import { Notices } from './notice/Notices.tsx'
import { createQueryClient } from './createQueryClient.ts'
import { declaredResources } from './routes/declaredResources.tsx'
import { ScreenOfAddress } from './routes/ScreenOfAddress.tsx'
import { DeferredResourceScreen } from './screen/DeferredResourceScreen.ts'
import { personalStore } from './store/personalStore.ts'
import { sessionStore } from './store/sessionStore.ts'
import { PageStyle } from './theme/PageStyle.ts'
import { styleCache } from './theme/styleCache.ts'
import { theme } from './theme/theme.ts'

/** Renders everything behind the sign-in. Calls `onWayOut` when nobody is signed in any longer and the address is `/`. (A §2) */
export const App = ({ onWayOut }: { onWayOut: () => void }) => (
  <WayOutContext value={onWayOut}>
    <RouterProvider router={router} useTransitions={false} />
  </WayOutContext>
)

/**
 * react-admin with the route table and without its own pages, which nobody would see. Query cache and store last as
 * long as one sign-in, so that nobody sees what another person read.
 */
const Root = () => {
  useKeptPage()
  const [queryClient] = useState(withRole)
  const [{ store, load, send }] = useState(() => personalStore(sessionStore({ locale: i18nProvider.getLocale() })))
  useEffect(() => {
    void load()
    return send
  }, [load, send])
  useEffect(() => {
    DeferredResourceScreen.preload().catch(() => undefined)
  }, [])
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <CacheProvider value={styleCache()}>
        <ThemeProvider theme={theme} noSsr disableStyleSheetGeneration>
          <PageStyle />
          <CoreAdminUI
            title={house().name}
            layout={AppLayout}
            catchAll={ScreenOfAddress}
            accessDenied={NotFound}
            authenticationError={NotFound}
            error={ErrorPage}
            loading={Loader}
            disableTelemetry
          >
            <CustomRoutes noLayout>
              <Route path="/" element={<WayOut />} />
            </CustomRoutes>
            {declaredResources()}
          </CoreAdminUI>
          <Notices />
          <FirstList />
        </ThemeProvider>
      </CacheProvider>
    </CoreAdminContext>
  )
}

/** Puts the first list of the menu, which was requested with the sign-in, into the query cache. */
const FirstList = () => {
  const client = useQueryClient()
  const provider = useDataProvider()
  useEffect(() => keepFirstList(client, provider), [client, provider])
  return null
}

/** Creates the query client with react-admin's first question answered: every later answer draws the shell again. */
const withRole = () => {
  const client = createQueryClient()
  client.setQueryData(['auth', 'getPermissions', {}], currentSession()?.rol ?? null)
  return client
}

const router = createBrowserRouter([{ path: '*', element: <Root /> }])
