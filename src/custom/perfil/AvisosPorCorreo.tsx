import { useQueryClient } from '@tanstack/react-query'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useNotify } from 'ra-core'
import { Loader } from '../../admin/loader/Loader.tsx'
import { readKey } from '../../admin/read/readKey.ts'
import { useRead } from '../../admin/read/useRead.ts'
import { ReadFailure } from '../../admin/read/ReadFailure.tsx'
import { useOneAtATime } from '../../admin/send/useOneAtATime.ts'
import { isSessionOver } from '../../api/isSessionOver.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { paces, type Pace } from '../../schema/account/noticePace.ts'
import { Tarjeta } from './Tarjeta.tsx'

type Eleccion = { ritmo: Pace; usual: Pace }

/** Choice of how often notices also come by mail, saved at once. Nothing for a server without notices. */
export const AvisosPorCorreo = () => {
  const { data, isPending, refetch } = useRead<'/avisos/ritmo', null>('/avisos/ritmo', {
    error: 'No se pudo obtener cada cuánto recibe correos',
    whenAbsent: null,
  })
  if (isPending) return <Loader />
  if (data === null) return null
  return (
    <Tarjeta
      id="avisos-por-correo"
      titulo="Avisos por correo"
      texto="Lo que le concierne está siempre en la campana; aquí elige cada cuánto lo recibe además por correo. Los cambios de su cuenta se le escriben siempre."
      sinPapel
    >
      {data ? (
        <Ritmos {...data} />
      ) : (
        <ReadFailure text="No se pudo obtener cada cuánto recibe correos." onRetry={() => void refetch()} />
      )}
    </Tarjeta>
  )
}

const Ritmos = ({ ritmo, usual }: Eleccion) => {
  const notify = useNotify()
  const client = useQueryClient()
  const { mutate, isPending } = useOneAtATime({
    mutationFn: async (elegido: Pace) =>
      sendOnce('PUT', '/avisos/ritmo', { key: null, savesNothing: true, body: { ritmo: elegido } }),
    onSuccess: ({ data, message }) => {
      client.setQueryData(readKey('avisos/ritmo'), data)
      notify(message, { type: 'success' })
    },
    onError: error => {
      if (!isSessionOver(error)) notify(error.message, { type: 'error' })
    },
  })
  const choose = (valor: string) => {
    const [elegido] = paces.find(([clave]) => clave === valor) ?? []
    if (elegido) mutate(elegido)
  }
  return (
    <RadioGroup
      aria-labelledby="avisos-por-correo"
      aria-busy={isPending}
      sx={{ mt: -1 }}
      value={ritmo}
      onChange={(_, valor) => choose(valor)}
    >
      {paces.map(([clave, nombre]) => (
        <FormControlLabel
          key={clave}
          value={clave}
          control={<Radio />}
          label={clave === usual ? `${nombre} (lo usual)` : nombre}
        />
      ))}
    </RadioGroup>
  )
}
