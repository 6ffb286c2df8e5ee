import Typography from '@mui/material/Typography'
import type { CurrentUser } from '../../api/currentUser.ts'
import { fechaLarga } from '../../language/fechaLarga.ts'
import { house } from '../../schema/house.ts'
import { userData } from '../../schema/account/userData.ts'
import { useDayOfPrint } from '../print/useDayOfPrint.ts'

/** Heads a printed page: the house, who printed it and when. */
export const PrintHeading = ({ usuario }: { usuario: CurrentUser }) => {
  const day = useDayOfPrint()
  if (!day) return null
  const { surnames = [], knownBy } = userData()
  const quien = [usuario.nombre, ...surnames.map(each => usuario[each])].filter(Boolean).join(' ')
  return (
    <Typography component="p" variant="body2" sx={{ mb: 2 }}>
      <b>{house().name}</b>
      {` · Impreso por ${[quien, knownBy && usuario[knownBy]].filter(Boolean).join(', ')} el ${fechaLarga(day)}`}
    </Typography>
  )
}
