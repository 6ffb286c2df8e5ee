import Typography from '@mui/material/Typography'
import { nameInFull, type CurrentUser } from '../../api/currentUser.ts'
import { fechaLarga } from '../../language/fechaLarga.ts'
import { house } from '../../schema/house.ts'
import { useDayOfPrint } from '../print/useDayOfPrint.ts'

/** Heading of a printed page, or of the dialog printed in its place: the house, who printed it and when. */
export const PrintHeading = ({ usuario }: { usuario: CurrentUser }) => {
  const day = useDayOfPrint()
  if (!day) return null
  return (
    <Typography component="p" variant="body2" className="print-heading" sx={{ mb: 2 }}>
      <b>{house().name}</b>
      {` · Impreso por ${nameInFull(usuario)} el ${fechaLarga(day)}`}
    </Typography>
  )
}
