import type { Pantalla } from '../../resources/pantallas.ts'
import { Guard } from '../guard/Guard.tsx'
import { RouteScreen } from './RouteScreen.tsx'

/** A screen for the roles of its route alone. (A §2, Guards) */
export const GuardedScreen = ({ pantalla }: { pantalla: Pantalla }) => (
  <Guard roles={pantalla.roles}>
    <RouteScreen pantalla={pantalla} />
  </Guard>
)
