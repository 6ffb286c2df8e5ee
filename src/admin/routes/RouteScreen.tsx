import Button from '@mui/material/Button'
import { LinkBase } from 'ra-core'
import { lazy, Suspense } from 'react'
import { sesionActual } from '../../api/sesion.ts'
import { house, resourceNamed } from '../../schema/house.ts'
import type { ScreenRoute, TabOf } from '../../schema/screen.ts'
import { AddressStore } from '../address/AddressStore.tsx'
import { Loader } from '../loader/Loader.tsx'
import { rooms } from '../rooms.ts'
import { PageTitle } from '../title/PageTitle.tsx'

const ResourceScreen = lazy(async () => ({ default: (await import('../screen/ResourceScreen.tsx')).ResourceScreen }))

const TabbedScreen = lazy(async () => ({ default: (await import('../screen/TabbedScreen.tsx')).TabbedScreen }))

/** A row of the route table on screen: its title over the hand-made room, the declared resource, or its tabs. */
export const RouteScreen = ({ pantalla }: { pantalla: ScreenRoute }) => (
  <>
    <PageTitle>{pantalla.title}</PageTitle>
    {pantalla.beside && <Beside route={pantalla.beside} />}
    <Suspense key={pantalla.route} fallback={<Loader />}>
      <AddressStore>
        <Body pantalla={pantalla} />
      </AddressStore>
    </Suspense>
  </>
)

/** The way to a screen that has no entry in the menu, for who may open it. */
const Beside = ({ route }: { route: string }) => {
  const screen = house().screens.find(each => each.route === route)
  const role = sesionActual()?.rol
  if (!screen || !role || !screen.roles.includes(role)) return null
  return (
    <Button component={LinkBase} to={route} size="small" sx={{ mt: -1.5, mb: 1.5, ml: -0.75 }}>
      {screen.title}
    </Button>
  )
}

const Body = ({ pantalla }: { pantalla: ScreenRoute }) => {
  const { route, resource } = pantalla
  const Custom = rooms().screens[route]
  const tabs = tabsOf(pantalla)
  if (Custom) return <Custom />
  if (tabs) return <TabbedScreen tabs={tabs} />
  return resource ? <ResourceScreen resource={resource} /> : null
}

/** Tabs of the screen itself, or those of the resource that draws it, whose rows are its own unless a tab says otherwise. */
const tabsOf = ({ resource, tabs }: ScreenRoute): readonly TabOf[] | undefined =>
  tabs ?? (resource ? resourceNamed(resource).screen?.tabs?.map(tab => ({ of: resource, ...tab })) : undefined)
