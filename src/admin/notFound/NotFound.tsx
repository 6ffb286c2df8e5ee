import Button from '@mui/material/Button'
import { useNavigate } from 'ra-core'
import { homeRoute } from '../routes/homeRoute.ts'
import { Message } from '../title/Message.tsx'

/** Page of any address that is not in the route table. (A §2, Not-found page) */
export const NotFound = () => {
  const navigate = useNavigate()
  return (
    <Message title="Pagina No Encontrada Error:404" text="La dirección no existe, o cambió de lugar.">
      <Button variant="contained" onClick={() => navigate(homeRoute())}>
        Volver al inicio
      </Button>
    </Message>
  )
}
