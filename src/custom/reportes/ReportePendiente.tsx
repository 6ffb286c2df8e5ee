import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import { currentSession } from '../../api/session.ts'
import { fueEnviado } from '../../domain/reportesDeGrupo.ts'
import { grupos } from '../../resources/grupos.ts'
import { DelPeriodo } from './DelPeriodo.tsx'
import { ReporteFinal } from './ReporteFinal.tsx'
import { ReporteInicial } from './ReporteInicial.tsx'

/** Report that the row's group owes for its oldest period; who sends the reports of groups downloads and sends it here. */
export const ReportePendiente = () => {
  const grupo = useRecordContext()
  if (!grupo) return null
  const inicial = !fueEnviado(grupo.reporte_pendiente?.datos_reporte ?? 0, 'inicial')
  const Reporte = inicial ? ReporteInicial : ReporteFinal
  const envia = grupos.lists.porValidar.roles.some(rol => rol === currentSession()?.rol)
  return (
    <DelPeriodo grupo={grupo} list="porValidar" de={grupo.reporte_pendiente}>
      {periodo => (
        <Stack spacing={0.5}>
          <Typography variant="body2">{`${inicial ? 'Inicial' : 'Final'} de ${periodo}`}</Typography>
          {envia && <Reporte />}
        </Stack>
      )}
    </DelPeriodo>
  )
}
