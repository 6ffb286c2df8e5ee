import Button from '@mui/material/Button'
import { LinkBase, useRecordContext } from 'ra-core'
import { currentSession } from '../../api/session.ts'
import { recordAddress } from '../../schema/doors/doors.ts'
import { titleOf } from '../../schema/record/text.ts'
import { useResource } from '../fields/useResource.ts'

/** Button that opens the case of a row: «Atender» when it is the role's turn, else «Ver». */
export const CaseButton = () => {
  const resource = useResource()
  const record = useRecordContext()
  if (!record) return null
  const mine = record.turno === currentSession()?.rol
  const words = mine ? 'Atender' : 'Ver'
  return (
    <Button
      component={LinkBase}
      to={recordAddress(resource.name, record.id)}
      size="small"
      variant={mine ? 'contained' : 'text'}
      aria-label={`${words} ${titleOf(resource, record)}`.trim()}
    >
      {words}
    </Button>
  )
}
