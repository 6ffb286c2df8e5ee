import { fueEnviado, type Reporte } from '../../domain/reportesDeGrupo.ts'
import { BotonConMotivo } from './BotonConMotivo.tsx'
import { useReportes } from './useReportes.ts'

/** Report of the row's group for the coordinador: received, or not yet. (A §2, §4) */
export const Recibido = ({ reporte }: { reporte: Reporte }) => {
  const { grupo, datos, busy, show } = useReportes(reporte)
  const enviado = fueEnviado(datos, reporte)
  return (
    <BotonConMotivo
      texto={enviado ? 'Descargar' : 'Sin enviar'}
      de={`reporte ${reporte} de ${grupo?.clave_grupo ?? ''}`}
      motivo={enviado ? undefined : 'El CUC aún no envía este reporte'}
      busy={busy}
      onClick={() => show(true)}
    />
  )
}
