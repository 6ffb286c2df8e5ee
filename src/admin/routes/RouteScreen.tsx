import { lazy, Suspense } from 'react'
import { sesionActual } from '../../api/sesion.ts'
import { purposes } from '../../custom/purposes.ts'
import { screens } from '../../custom/index.ts'
import { menuDe, type Pantalla } from '../../resources/pantallas.ts'
import { Loader } from '../loader/Loader.tsx'
import { PageTitle } from '../title/PageTitle.tsx'
import { UnderConstruction } from '../underConstruction/UnderConstruction.tsx'

const ResourceScreen = lazy(async () => ({ default: (await import('../screen/ResourceScreen.tsx')).ResourceScreen }))

const TabbedScreen = lazy(async () => ({ default: (await import('../screen/TabbedScreen.tsx')).TabbedScreen }))

/** A row of the route table on screen: its title over the hand-made room, the declared resource, or the word that it is still to come. */
export const RouteScreen = ({ pantalla }: { pantalla: Pantalla }) => (
  <>
    <PageTitle>{pantalla.title}</PageTitle>
    <Suspense key={pantalla.route} fallback={<Loader />}>
      <Body pantalla={pantalla} />
    </Suspense>
  </>
)

const Body = ({ pantalla: { route, resource, tabs } }: { pantalla: Pantalla }) => {
  const Custom = screens[route]
  if (Custom) return <Custom />
  if (resource) return <ResourceScreen resource={resource} />
  if (tabs) return <TabbedScreen screen={route} tabs={tabs} />
  return <UnderConstruction purpose={purposes[route]} meanwhile={ready()} />
}

/** The entries of the own menu that already lead somewhere. */
const ready = () => {
  const sesion = sesionActual()
  return sesion ? menuDe(sesion.rol).filter(({ route, resource, tabs }) => resource || tabs || screens[route]) : []
}
