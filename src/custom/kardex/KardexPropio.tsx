import { useChoice } from '../../admin/address/useChoice.ts'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { currentSession } from '../../api/session.ts'
import { PeriodosDeKardex } from './PeriodosDeKardex.tsx'
import { Trayectoria } from './Trayectoria.tsx'

/** Student's own kardex, and those of their former matrículas. (B §2) */
export const KardexPropio = () => {
  const reading = useRead('/estudiantes/clases/general/totales', {
    error: 'Error al obtener los datos',
  })
  const { data } = reading
  const matricula = String(currentSession()?.usuario.matricula ?? '')
  const [elegida, setElegida] = useChoice('matricula', matricula)
  if (!data) return <ReadState of={reading} failure="No se pudo obtener su kardex." />
  return (
    <>
      {matricula && (
        <Trayectoria matricula={matricula} elegida={elegida} onChoose={etapa => setElegida(etapa.matricula)} />
      )}
      {elegida === matricula ? <PeriodosDeKardex kardex={data} /> : <KardexDeAntes matricula={elegida} />}
    </>
  )
}

const KardexDeAntes = ({ matricula }: { matricula: string }) => {
  const reading = useRead('/trayectoria/:matricula/kardex', { places: { matricula } })
  const { data } = reading
  return data ? <PeriodosDeKardex kardex={data} /> : <ReadState of={reading} failure="No se pudo obtener el kardex." />
}
