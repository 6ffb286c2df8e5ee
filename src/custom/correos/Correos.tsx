import Alert from '@mui/material/Alert'
import Pagination from '@mui/material/Pagination'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useStore } from 'ra-core'
import type { ComponentProps } from 'react'
import { places, type AddressedList } from '../../admin/address/places.ts'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { useSend } from '../../admin/send/useSend.ts'
import type { EstadoDeCorreo, PaginaDeCorreos } from '../../domain/correos.ts'
import { enCifras } from '../../language/enCifras.ts'
import { ListaDeCorreos } from './ListaDeCorreos.tsx'

/** Screen of the mails: sent, waiting and failed; an administrativo can send the failed ones again. Read every half minute. */
export const Correos = () => {
  const [guardada, setVista] = useStore<string>(places.view)
  const vista = vistas.find(([cual]) => cual === guardada)?.[0] ?? 'no_salio'
  const [{ page: pagina = 1 }, setListState] = useStore<AddressedList>(places.list, {})
  const setPagina = (page: number) => setListState({ page })
  const angosta = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const reading = useRead('/correos', {
    query: { pagina, ...(vista !== 'todos' && { estado: vista }) },
    error: 'Error al obtener los correos',
    every: 30_000,
  })
  const { data } = reading
  const { send, sending } = useSend({ reads: ['read'] })
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
        onChange={(_, elegida: string | null) => elegida && setVista(elegida)}
      >
        {vistas.map(([cual, label]) => (
          <ToggleButton key={cual} value={cual}>
            {data ? `${label} (${enCifras(totalDe(data.cuantos, cual))})` : label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {data ? (
        <Leidos
          {...data}
          vista={vista}
          pagina={pagina}
          onPage={setPagina}
          sending={sending}
          onResend={id => send(`correos/${id}/reenviar`, {})}
        />
      ) : (
        <ReadState of={reading} failure="No se pudieron obtener los correos." />
      )}
    </>
  )
}

type LeidosProps = PaginaDeCorreos &
  Pick<ComponentProps<typeof ListaDeCorreos>, 'sending' | 'onResend'> & {
    vista: Vista
    pagina: number
    onPage: (pagina: number) => void
  }

/** One page of the mails of a view, with what must be known of them. */
const Leidos = ({ correos, cuantos, porPagina, sinServidor, vista, pagina, onPage, ...lista }: LeidosProps) => {
  const angosta = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const paginas = Math.ceil(totalDe(cuantos, vista) / porPagina)
  return (
    <>
      {sinServidor && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          El sistema no tiene servidor de correo: mientras no lo tenga, los que salen quedan como archivos en el
          servidor y no le llegan a nadie, aunque digan «Enviado». Quien administra el servidor lo lee en «Estado del
          sistema».
        </Alert>
      )}
      {correos.length === 0 ? (
        <Typography role="status" sx={{ py: 4, color: 'text.secondary' }}>
          {nada[vista]}
        </Typography>
      ) : (
        <>
          {vista === 'enviado' && (
            <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
              El servidor de correo los aceptó. Si uno no se puede entregar (una dirección que no existe, un buzón
              lleno), el aviso de devolución llega al buzón del remitente, no a esta pantalla.
            </Typography>
          )}
          <ListaDeCorreos correos={correos} {...lista} />
          {paginas > 1 && (
            <Pagination
              sx={{ mt: 2 }}
              page={pagina}
              count={paginas}
              siblingCount={angosta ? 0 : 1}
              onChange={(_, otra) => onPage(otra)}
            />
          )}
        </>
      )}
    </>
  )
}

type Vista = EstadoDeCorreo | 'todos'

const totalDe = (cuantos: Readonly<Record<EstadoDeCorreo, number>>, vista: Vista) =>
  vista === 'todos' ? Object.values(cuantos).reduce((suma, n) => suma + n, 0) : cuantos[vista]

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
