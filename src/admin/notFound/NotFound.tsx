import Button from '@mui/material/Button'
import { LinkBase } from 'ra-core'
import { Message } from '../title/Message.tsx'

/** Any address that is not in the route table. (A §2, Not-found page) */
export const NotFound = () => (
  <Message title="Pagina No Encontrada Error:404" text="La dirección no existe, o cambió de lugar.">
    <Button variant="contained" component={LinkBase} to="/homePage">
      Volver al inicio
    </Button>
  </Message>
)
