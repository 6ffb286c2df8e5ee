import PrintIcon from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useReadAt } from '../../admin/read/useReadAt.ts'
import { nameInFull } from '../../api/currentUser.ts'
import { currentSession } from '../../api/session.ts'
import { EnPapel } from './EnPapel.tsx'
import { errorDeMalla, type MallaDeEstudiante } from './malla.ts'
import { Rejilla } from './Rejilla.tsx'

/** Student's own grid, coloured by progress. (B §2) */
export const AvanceReticular = () => {
  const reading = useReadAt<MallaDeEstudiante>('estudiantes/materias/reticula', {
    error: errorDeMalla,
  })
  const { data } = reading
  if (!data) return <ReadState of={reading} failure="No se pudo obtener su malla curricular." />
  const usuario = currentSession()?.usuario
  const rejilla = <Rejilla reticula={data.reticula} registros={data.materias} />
  return (
    <>
      {rejilla}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PrintIcon />}
        sx={{ mt: 2 }}
        onClick={() => window.print()}
      >
        Imprimir
      </Button>
      <EnPapel de={usuario && nameInFull(usuario)}>{rejilla}</EnPapel>
    </>
  )
}
