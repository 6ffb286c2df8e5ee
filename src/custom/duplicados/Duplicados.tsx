import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'ra-core'
import { Loader } from '../../admin/loader/Loader.tsx'
import { ReadFailure } from '../../admin/read/ReadFailure.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { resourceNamed } from '../../schema/house.ts'
import { mayOpen, recordAddress } from '../../schema/doors/doors.ts'

type Registro = { recurso: string; tipo: string; clave: string; nombre: string; cuc: string | null }

/** Screen of the records that may belong to one person. */
export const Duplicados = () => {
  const { data, isPending, refetch } = useRead('/duplicados', { error: falla, about: 'estudiantes' })
  if (isPending) return <Loader />
  if (!data) return <ReadFailure text={falla} onRetry={() => void refetch()} />
  const { grupos, mas } = data
  if (grupos.length === 0 && !mas) return <Typography role="status">Ninguna persona parece estar dos veces.</Typography>
  return (
    <>
      <Box component="ul" aria-label="Posibles duplicados" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {grupos.map(({ porQue, registros }) => (
          <Box
            component="li"
            key={`${porQue} ${registros.map(({ clave }) => clave).join(' ')}`}
            sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {porQue}
            </Typography>
            {registros.map(registro => (
              <Typography key={registro.clave} sx={{ overflowWrap: 'anywhere' }}>
                <Nombre {...registro} /> {[registro.tipo, registro.cuc].filter(Boolean).join(', ')}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
      {mas && <Typography role="status">Hay más: aparecen cuando estos se corrigen.</Typography>}
    </>
  )
}

const Nombre = ({ recurso, clave, nombre }: Registro) =>
  mayOpen(resourceNamed(recurso), 'coordinador') ? (
    <Link component={LinkBase} to={recordAddress(recurso, clave)}>
      {nombre}
    </Link>
  ) : (
    <b>{nombre}</b>
  )

const falla = 'No se pudieron obtener los posibles duplicados.'
