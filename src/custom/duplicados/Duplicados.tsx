import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { RecordLink } from '../../admin/record/RecordLink.tsx'

/** Screen of the records that may belong to one person. */
export const Duplicados = () => {
  const reading = useRead('/duplicados', { error: falla, about: 'estudiantes' })
  const { data } = reading
  if (!data) return <ReadState of={reading} failure={falla} />
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
            {registros.map(({ recurso, clave, nombre, tipo, cuc }) => (
              <Typography key={clave} sx={{ overflowWrap: 'anywhere' }}>
                <RecordLink resource={recurso} id={clave}>
                  {nombre}
                </RecordLink>{' '}
                {[tipo, cuc].filter(Boolean).join(', ')}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
      {mas && <Typography role="status">Hay más: aparecen cuando estos se corrigen.</Typography>}
    </>
  )
}

const falla = 'No se pudieron obtener los posibles duplicados.'
