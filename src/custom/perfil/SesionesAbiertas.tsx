import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { useSend } from '../../admin/send/useSend.ts'
import { momentoLargo } from '../../domain/momentoLargo.ts'
import { Renglones } from './Renglones.tsx'
import { Tarjeta } from './Tarjeta.tsx'

/** Card of the account's open sessions, with place and time; ends any but the present one. */
export const SesionesAbiertas = () => {
  const reading = useRead('/sesiones', {
    error: 'Error al obtener las sesiones abiertas',
  })
  const { data } = reading
  const { send, sending } = useSend({ reads: ['read'] })
  return (
    <Tarjeta
      id="sesiones-abiertas"
      titulo="Sesiones abiertas"
      texto="Los lugares en los que entró con esta cuenta y no ha salido. Si no reconoce alguno, termínelo y cambie su contraseña."
      ancha
    >
      {!data && <ReadState of={reading} failure="No se pudieron obtener las sesiones abiertas." />}
      {data && (
        <Renglones columnas="3fr 2fr 4fr 4fr 2fr">
          {data.map(({ id, dispositivo, direccion, creada, ultima, esta }) => (
            <li key={id}>
              <b>{dispositivo}</b>
              <span>{direccion}</span>
              <span>
                Desde el <time dateTime={creada}>{momentoLargo(new Date(creada))}</time>
              </span>
              <span>
                Último uso: <time dateTime={ultima}>{momentoLargo(new Date(ultima))}</time>
              </span>
              <Box sx={{ justifySelf: { md: 'end' } }}>
                {esta ? (
                  <Chip size="small" color="primary" variant="outlined" label="Esta sesión" />
                ) : (
                  <Button
                    size="small"
                    disabled={sending}
                    aria-label={`Terminar la de ${dispositivo}`}
                    onClick={() => send(`sesiones/${id}`, {}, 'DELETE')}
                  >
                    Terminar
                  </Button>
                )}
              </Box>
            </li>
          ))}
        </Renglones>
      )}
      {data && data.length > 1 && (
        <Button sx={{ mt: 1 }} variant="outlined" disabled={sending} onClick={() => send('sesiones', {}, 'DELETE')}>
          Terminar todas las demás
        </Button>
      )}
    </Tarjeta>
  )
}
