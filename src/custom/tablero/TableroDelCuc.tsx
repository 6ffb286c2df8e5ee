import { Pendientes } from '../../admin/pending/Pendientes.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { fallaDeTablero, Tablero } from './Tablero.tsx'

/** Dashboard of the reader's own CUC, for consejeros and escolares. (A §3; B §7) */
export const TableroDelCuc = () => {
  const reading = useRead('/por-cuc/estudiantes/total/numero', { error: fallaDeTablero })
  const { data } = reading
  return (
    <Pendientes>
      <Tablero reading={reading} totales={data} porPrograma={data?.estudiantes_carrera} alcance="Activos en su CUC" />
    </Pendientes>
  )
}
