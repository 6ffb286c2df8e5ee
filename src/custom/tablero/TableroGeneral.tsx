import { Pendientes } from '../../admin/pending/Pendientes.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { fallaDeTablero, Tablero } from './Tablero.tsx'

/** Dashboard of the whole university. (A §2, Dashboard) */
export const TableroGeneral = () => {
  const reading = useRead('/cucs/estudiantes/total/numero', { error: fallaDeTablero })
  const { data } = reading
  return (
    <Pendientes>
      <Tablero
        reading={reading}
        totales={data}
        porPrograma={data?.estudiantes_programa}
        alcance="Activos en toda la universidad"
      />
    </Pendientes>
  )
}
