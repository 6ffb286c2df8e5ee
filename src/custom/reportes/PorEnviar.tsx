import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { faltaParaDescargar, faltaParaEnviar, fueEnviado, type Reporte } from '../../domain/reportesDeGrupo.ts'
import { BotonConMotivo } from './BotonConMotivo.tsx'
import { EnvioDeReporte } from './EnvioDeReporte.tsx'
import { useReportes } from './useReportes.ts'

/** Report of the row's group for the school office: download, then send once. (B §4, Group reports) */
export const PorEnviar = ({ reporte }: { reporte: Reporte }) => {
  const { grupo, datos, busy, params, show } = useReportes(reporte)
  const [uploading, setUploading] = useState(false)
  const enviado = fueEnviado(datos, reporte)
  const de = `reporte ${reporte} de ${grupo?.clave_grupo ?? ''}`
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <BotonConMotivo
        texto="Descargar"
        de={de}
        motivo={faltaParaDescargar(datos, reporte)}
        busy={busy}
        onClick={() => show(enviado)}
      />
      <BotonConMotivo
        texto={enviado ? 'Ya Enviado' : 'Enviar'}
        de={de}
        motivo={faltaParaEnviar(datos, reporte)}
        primario={!enviado}
        onClick={() => setUploading(true)}
      />
      {uploading && (
        <EnvioDeReporte
          reporte={reporte}
          clave_grupo={String(grupo?.clave_grupo)}
          id_periodo={params.id_periodo ?? ''}
          onClose={() => setUploading(false)}
        />
      )}
    </Stack>
  )
}
