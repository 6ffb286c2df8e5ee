import Alert from '@mui/material/Alert'
import Pagination from '@mui/material/Pagination'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useStore } from 'ra-core'
import { places, type AddressedList } from '../../admin/address/places.ts'
import { Loader } from '../../admin/loader/Loader.tsx'
import { ReadFailure } from '../../admin/read/ReadFailure.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { useSend } from '../../admin/send/useSend.ts'
import type { EstadoDeCorreo } from '../../domain/correos.ts'
import { enCifras } from '../../language/enCifras.ts'
import { ListaDeCorreos } from './ListaDeCorreos.tsx'

/** Screen of the mails: sent, waiting and failed; an administrativo can send the failed ones again. Read every half minute. */
export const Correos = () => {
  const [guardada, setVista] = useStore<string>(places.view)
  const vista = vistas.find(([cual]) => cual === guardada)?.[0] ?? 'no_salio'
  const [{ page: pagina = 1 }, asked] = useStore<AddressedList>(places.list, {})
  const setPagina = (page: number) => asked({ page })
  const angosta = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const { data, isPending, refetch } = useRead('/correos', {
    query: { pagina, ...(vista !== 'todos' && { estado: vista }) },
    error: 'Error al obtener los correos',
    every: 30_000,
  })
  const { send, sending } = useSend({ reads: ['read'] })
  const total = (cual: Vista) =>
    !data ? 0 : cual === 'todos' ? Object.values(data.cuantos).reduce((suma, n) => suma + n, 0) : data.cuantos[cual]
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={vista}
        aria-label="Correos"
        orientation={angosta ? 'vertical' : 'horizontal'}
        fullWidth={angosta}
        sx={{ mb: 2 }}
        onChange={(_, elegida: string | null) => {
          if (!elegida) return
          setVista(elegida)
        }}
      >
        {vistas.map(([cual, label]) => (
          <ToggleButton key={cual} value={cual}>
            {data ? `${label} (${enCifras(total(cual))})` : label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {data?.sinServidor && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          El sistema no tiene servidor de correo: mientras no lo tenga, los que salen quedan como archivos en el
          servidor y no le llegan a nadie, aunque digan «Enviado». Quien administra el servidor lo lee en «Estado del
          sistema».
        </Alert>
      )}
      {isPending && <Loader />}
      {!data && !isPending && <ReadFailure text="No se pudieron obtener los correos." onRetry={() => void refetch()} />}
      {data?.correos.length === 0 && (
        <Typography role="status" sx={{ py: 4, color: 'text.secondary' }}>
          {nada[vista]}
        </Typography>
      )}
      {data && data.correos.length > 0 && (
        <>
          {vista === 'enviado' && (
            <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
              El servidor de correo los aceptó. Si uno no se puede entregar (una dirección que no existe, un buzón
              lleno), el aviso de devolución llega al buzón del remitente, no a esta pantalla.
            </Typography>
          )}
          <ListaDeCorreos
            correos={data.correos}
            enviando={sending}
            onReenviar={id => send(`correos/${id}/reenviar`, {})}
          />
          {total(vista) > data.porPagina && (
            <Pagination
              sx={{ mt: 2 }}
              page={pagina}
              count={Math.ceil(total(vista) / data.porPagina)}
              siblingCount={angosta ? 0 : 1}
              onChange={(_, otra) => setPagina(otra)}
            />
          )}
        </>
      )}
    </>
  )
}

type Vista = EstadoDeCorreo | 'todos'

const vistas = [
  ['no_salio', 'No salieron'],
  ['en_espera', 'En espera'],
  ['enviado', 'Enviados'],
  ['todos', 'Todos'],
] as const satisfies readonly (readonly [Vista, string])[]

const nada: Record<Vista, string> = {
  no_salio: 'Todos los correos han salido.',
  en_espera: 'Ningún correo espera.',
  enviado: 'Todavía no ha salido ningún correo.',
  todos: 'Todavía no hay correos.',
}
