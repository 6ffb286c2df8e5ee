import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { isAnswered } from '../../../admin/send/useWriteKey.ts'
import { ApiError } from '../../../api/ApiError.ts'
import { momentoLargo } from '../../../domain/momentoLargo.ts'
import type { FactoresDeCuenta, LlaveDeAcceso } from '../../../schema/account/segundoPaso.ts'
import { agregarLlave } from './agregarLlave.ts'
import { PasswordDialog } from '../../../admin/confirm/PasswordDialog.tsx'
import { useNotify } from 'ra-core'
import { Renglones } from '../Renglones.tsx'

type Props = Pick<FactoresDeCuenta, 'llaves' | 'admiteLlaves'> & {
  alCambiar: (codigos?: readonly string[]) => void
  /** Called when the answer was lost: a passkey may be registered, with codes that nobody saw. */
  alPerder: () => void
}

const quizaRegistrada = 'No llegó la respuesta: vea si su llave quedó en la lista'

/** Passkeys of the account, with which it can be opened with or without the password; registers and removes them. */
export const LlavesDeAcceso = ({ llaves, admiteLlaves, alCambiar, alPerder }: Props) => {
  const notify = useNotify()
  const [agrega, setAgrega] = useState(false)
  const [quita, setQuita] = useState<LlaveDeAcceso>()
  const agregar = (reto: Parameters<typeof agregarLlave>[0]) => {
    setAgrega(false)
    agregarLlave(reto).then(
      ({ codigos, message }) => {
        notify(message, { type: 'success' })
        alCambiar(codigos)
      },
      (error: Error) => {
        const perdida = error instanceof ApiError && !isAnswered(error)
        notify(perdida ? quizaRegistrada : error.message, { type: 'error' })
        alCambiar()
        if (perdida) alPerder()
      },
    )
  }
  if (!admiteLlaves && llaves.length === 0) return null
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Llaves de acceso
      </Typography>
      {llaves.length > 0 && (
        <Renglones columnas="3fr 4fr 4fr auto">
          {llaves.map(llave => (
            <li key={llave.id}>
              <b>{llave.nombre}</b>
              <span>Desde el {momentoLargo(new Date(llave.creada))}</span>
              <span>{llave.ultima ? `Último uso: ${momentoLargo(new Date(llave.ultima))}` : 'Sin usar todavía'}</span>
              <Button size="small" aria-label={`Retirar la de ${llave.nombre}`} onClick={() => setQuita(llave)}>
                Retirar
              </Button>
            </li>
          ))}
        </Renglones>
      )}
      {admiteLlaves && 'credentials' in navigator && (
        <Button sx={{ mt: 1 }} variant="outlined" onClick={() => setAgrega(true)}>
          Registrar una llave de acceso
        </Button>
      )}
      {agrega && (
        <PasswordDialog
          title="Registrar una llave de acceso"
          path="llaves/reto"
          button="Continuar"
          onCancel={() => setAgrega(false)}
          onDone={agregar}
        />
      )}
      {quita && (
        <PasswordDialog
          title={`Retirar la llave de ${quita.nombre}`}
          path={`llaves/${encodeURIComponent(quita.id)}/retiro`}
          button="Retirar"
          onCancel={() => setQuita(undefined)}
          onDone={() => {
            setQuita(undefined)
            alCambiar()
          }}
        />
      )}
    </Box>
  )
}
