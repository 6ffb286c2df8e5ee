import Box from '@mui/material/Box'
import { ResourceList } from '../../admin/list/ResourceList.tsx'
import { inOrder } from '../../admin/loader/inOrder.ts'
import { Motivo } from './Motivo.tsx'
import { BotonDeReinscripcion } from './BotonDeReinscripcion.tsx'

/** Screen of the students who wait to be re-enrolled, and of the reason why one cannot be. (B §2, Re-enrolment) */
export const Reinscripcion = () => (
  <Box sx={inOrder}>
    <ResourceList resource="estudiantes" meta={pendientes} columns={columnas} action={<BotonDeReinscripcion />} />
    <Motivo />
  </Box>
)

const pendientes = { list: 'porReinscribir' }
const columnas = ['matricula', 'nombreC', 'semestre', 'clave_grupo', 'clave_programa']
