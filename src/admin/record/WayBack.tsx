import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { LinkBase } from 'ra-core'
import { currentSession } from '../../api/session.ts'
import { house } from '../../schema/house.ts'
import { useResource } from '../fields/useResource.ts'
import { screenOnly } from '../theme/screenOnly.ts'

/** Button to the list that holds the record, as it was left. */
export const WayBack = () => {
  const { name } = useResource()
  const rol = currentSession()?.rol
  const ownScreens = house().screens.filter(({ roles }) => rol && roles.includes(rol))
  const screen =
    ownScreens.find(({ resource }) => resource === name) ??
    ownScreens.find(({ tabs }) => tabs?.some(({ of }) => of === name))
  return screen ? (
    <Button
      component={LinkBase}
      to={screen.route}
      size="small"
      color="inherit"
      startIcon={<ArrowBackIcon />}
      sx={{ mb: 1, ...screenOnly }}
    >
      {`Volver a ${screen.title}`}
    </Button>
  ) : null
}
