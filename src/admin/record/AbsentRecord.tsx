import Button from '@mui/material/Button'
import { useNavigate } from 'ra-core'
import { enFrase } from '../../language/enFrase.ts'
import { useResource } from '../fields/useResource.ts'
import { homeRoute } from '../routes/homeRoute.ts'
import { Message } from '../title/Message.tsx'

/** Page of a record that does not exist or that the caller may not see; it does not tell which. */
export const AbsentRecord = () => {
  const { label } = useResource()
  const navigate = useNavigate()
  return (
    <Message
      title={`No se encontró ${label.feminine ? 'la' : 'el'} ${enFrase(label.one)}`}
      text="Puede que ya no exista, o que no sea de los registros que usted consulta."
    >
      <Button variant="contained" onClick={() => navigate(homeRoute())}>
        Volver al inicio
      </Button>
    </Message>
  )
}
