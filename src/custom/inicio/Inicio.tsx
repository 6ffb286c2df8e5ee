import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Pendientes } from '../../admin/pending/Pendientes.tsx'
import { currentSession } from '../../api/session.ts'
import { tieneClases } from '../../domain/roles.ts'
import { universidad } from '../../domain/universidad.ts'
import { AgendaDeHoy } from './AgendaDeHoy.tsx'
import { Atajos } from './Atajos.tsx'

/** Home page: the person's pending work, links to their screens, and the mission and vision of the university. (A §1) */
export const Inicio = () => {
  const sesion = currentSession()
  const siempre = (
    <>
      {sesion && <Atajos {...sesion} />}
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={{ xs: 3, md: 6 }} sx={{ maxWidth: 1100 }}>
        <Principio titulo="Misión" texto={universidad.mision} />
        <Principio titulo="Visión" texto={universidad.vision} />
      </Stack>
    </>
  )
  return (
    <Pendientes>
      <Stack spacing={4}>{sesion && tieneClases(sesion.rol) ? <AgendaDeHoy>{siempre}</AgendaDeHoy> : siempre}</Stack>
    </Pendientes>
  )
}

const Principio = ({ titulo, texto }: { titulo: string; texto: string }) => (
  <Stack component="section" spacing={1} sx={{ flex: 1, borderTop: 3, borderColor: 'primary.main', pt: 2 }}>
    <Typography variant="h2">{titulo}</Typography>
    <Typography sx={{ maxWidth: '62ch' }}>{texto}</Typography>
  </Stack>
)
