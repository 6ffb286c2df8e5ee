import type { ScreenRoute } from '../../schema/screen.ts'
import { Guard } from '../guard/Guard.tsx'
import { RouteScreen } from './RouteScreen.tsx'

/** Screen for the roles of its route alone. (A §2, Guards) */
export const GuardedScreen = ({ screen }: { screen: ScreenRoute }) => (
  <Guard roles={screen.roles}>
    <RouteScreen screen={screen} />
  </Guard>
)
