import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import { currentSession } from '../../api/session.ts'
import { fueEnviado } from '../../domain/reportesDeGrupo.ts'
import { DelPeriodo } from './DelPeriodo.tsx'
import { ReporteFinal } from './ReporteFinal.tsx'
import { ReporteInicial } from './ReporteInicial.tsx'

/** Report that the row's group owes for its oldest period; the school office downloads and sends it here. */
export const ReportePendiente = () => {
  const grupo = useRecordContext()
  if (!grupo) return null
  const inicial = !fueEnviado(grupo.reporte_pendiente?.datos_reporte ?? 0, 'inicial')
  const Reporte = inicial ? ReporteInicial : ReporteFinal
  return (
    <DelPeriodo grupo={grupo} de={grupo.reporte_pendiente}>
      {periodo => (
        <Stack spacing={0.5}>
          <Typography variant="body2">{`${inicial ? 'Inicial' : 'Final'} de ${periodo}`}</Typography>
          {currentSession()?.rol === 'escolar' && <Reporte />}
        </Stack>
      )}
    </DelPeriodo>
  )
}
