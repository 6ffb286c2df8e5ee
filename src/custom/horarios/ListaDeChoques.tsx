import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'ra-core'
import { useId } from 'react'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { contado } from '../../language/contado.ts'
import { recordAddress } from '../../schema/doors/doors.ts'
import type { Donde } from './Donde.ts'

/** List of the clashes of a campus in a period, each with a link to its class. */
export const ListaDeChoques = ({ donde }: { donde: Donde }) => {
  const id = useId()
  const reading = useRead('/choques', {
    query: donde,
    error: falla,
    about: 'clases',
  })
  const { data } = reading
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {data?.choques.length ? titulo(data) : 'Choques'}
      </Typography>
      {!data && <ReadState of={reading} failure={falla} />}
      {data?.choques.length === 0 && <Typography role="status">Ninguna asignatura choca con otra.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.choques.map(({ por, id_clase, clase, texto }) => (
          <Box
            component="li"
            key={`${por} ${id_clase} ${texto}`}
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Link component={LinkBase} to={recordAddress('clases', id_clase)} sx={{ fontWeight: 600 }}>
              {clase}
            </Link>
            <Typography>{texto}</Typography>
          </Box>
        ))}
      </Box>
      {data?.mas && <Typography role="status">Hay más: aparecen cuando estos se corrigen.</Typography>}
    </section>
  )
}

const titulo = ({ choques, mas }: { choques: readonly unknown[]; mas: boolean }) =>
  `${mas ? 'Más de ' : ''}${contado(choques.length, 'choque', 'choques')}`

const falla = 'No se pudieron obtener los choques.'
