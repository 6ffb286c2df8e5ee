import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { isAnswered } from '../../../admin/send/useWriteKey.ts'
import { ApiError } from '../../../api/ApiError.ts'
import { momentoLargo } from '../../../domain/momentoLargo.ts'
import type { FactoresDeCuenta, LlaveDeAcceso } from '../../../schema/account/segundoPaso.ts'
import { addLlave } from './addLlave.ts'
import { PasswordDialog } from '../../../admin/confirm/PasswordDialog.tsx'
import { useNotify } from 'ra-core'
import { Renglones } from '../Renglones.tsx'

type Props = Pick<FactoresDeCuenta, 'llaves' | 'admiteLlaves'> & {
  onChanged: (codigos?: readonly string[]) => void
  /** Called when the answer was lost: a passkey may be registered, with codes that nobody saw. */
  onLost: () => void
}

const quizaRegistrada = 'No llegó la respuesta: vea si su llave quedó en la lista'

/** Passkeys of the account, with which it can be opened with or without the password; registers and removes them. */
export const LlavesDeAcceso = ({ llaves, admiteLlaves, onChanged, onLost }: Props) => {
  const notify = useNotify()
  const [agrega, setAgrega] = useState(false)
  const [quita, setQuita] = useState<LlaveDeAcceso>()
  const add = (reto: Parameters<typeof addLlave>[0]) => {
    setAgrega(false)
    addLlave(reto).then(
      ({ codigos, message }) => {
        notify(message, { type: 'success' })
        onChanged(codigos)
      },
      (error: Error) => {
        const perdida = error instanceof ApiError && !isAnswered(error)
        notify(perdida ? quizaRegistrada : error.message, { type: 'error' })
        onChanged()
        if (perdida) onLost()
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
          onDone={add}
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
            onChanged()
          }}
        />
      )}
    </Box>
  )
}
