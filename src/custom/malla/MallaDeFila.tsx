import { useResourceContext, type RaRecord } from 'ra-core'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useReadAt } from '../../admin/read/useReadAt.ts'
import { errorDeMalla, type MallaDeEstudiante, type Reticula } from './malla.ts'
import { MallaEnDialogo } from './MallaEnDialogo.tsx'
import { Rejilla } from './Rejilla.tsx'

type Props = { record: RaRecord; onClose: () => void }

/** Dialog with the grid of a row: that of a student, coloured by progress, or the grid itself. (B §2) */
export const MallaDeFila = (props: Props) =>
  useResourceContext() === 'reticulas' ? <DeReticula {...props} /> : <DeEstudiante {...props} />

const DeReticula = ({ record: { nombre, programa, arregloMateriasSeleccionadas }, onClose }: Props) => {
  const reticula: Reticula = { nombre, programa, arregloMateriasSeleccionadas }
  return <MallaEnDialogo onClose={onClose} rejilla={<Rejilla reticula={reticula} />} />
}

const DeEstudiante = ({ record: { matricula, nombreC }, onClose }: Props) => {
  const reading = useReadAt<MallaDeEstudiante>(
    `coordi-escolar/estudiantes/${encodeURIComponent(matricula)}/materias/reticula`,
    { error: errorDeMalla },
  )
  const { data } = reading
  return (
    <MallaEnDialogo
      de={`${nombreC}, ${matricula}`}
      onClose={onClose}
      rejilla={data && <Rejilla reticula={data.reticula} registros={data.materias} />}
    >
      <ReadState of={reading} failure="No se pudo obtener la malla curricular." />
    </MallaEnDialogo>
  )
}
