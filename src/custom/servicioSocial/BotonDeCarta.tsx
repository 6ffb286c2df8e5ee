import CartaIcon from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import { useLetter } from '../../admin/letter/useLetter.tsx'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { solicitud } from './cartas.ts'

/** Button that makes the request letter of a service. */
export const BotonDeCarta = ({ registro }: { registro: RegistroDeServicio }) => {
  const { make, making, questions } = useLetter(solicitud)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CartaIcon />}
        loading={making}
        loadingPosition="start"
        onClick={() => make(registro)}
      >
        Generar carta de solicitud
      </Button>
      {questions}
    </>
  )
}
