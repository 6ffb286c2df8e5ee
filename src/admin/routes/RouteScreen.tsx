import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { LinkBase } from 'ra-core'
import { lazy, Suspense } from 'react'
import { sesionActual } from '../../api/sesion.ts'
import { house, resourceNamed } from '../../schema/house.ts'
import type { ScreenRoute, TabOf } from '../../schema/screen.ts'
import { AddressStore } from '../address/AddressStore.tsx'
import { Loader } from '../loader/Loader.tsx'
import { rooms } from '../rooms.ts'
import { ResourceScreen } from '../screen/ResourceScreen.tsx'
import { PageTitle } from '../title/PageTitle.tsx'

const TabbedScreen = lazy(async () => ({ default: (await import('../screen/TabbedScreen.tsx')).TabbedScreen }))

/** A row of the route table on screen: its title over the hand-made room, the declared resource, or its tabs. */
export const RouteScreen = ({ pantalla }: { pantalla: ScreenRoute }) => (
  <>
    <PageTitle>{pantalla.title}</PageTitle>
    <Ways from={pantalla} />
    <Suspense key={pantalla.route} fallback={<Loader />}>
      <AddressStore>
        <Body pantalla={pantalla} />
      </AddressStore>
    </Suspense>
  </>
)

/** The ways to screens that have no entry in the menu, for who may open them. */
const Ways = ({ from: { route: here, beside = [] } }: { from: ScreenRoute }) => {
  const role = sesionActual()?.rol
  const screens = house().screens.filter(
    ({ route, roles, from = [] }) =>
      role && roles.includes(role) && ([...beside].includes(route) || from.includes(here)),
  )
  if (!screens.length) return null
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, mt: -1.5, mb: 1.5, ml: -0.75 }}>
      {screens.map(({ route, title }) => (
        <Button key={route} component={LinkBase} to={route} size="small">
          {title}
        </Button>
      ))}
    </Stack>
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
