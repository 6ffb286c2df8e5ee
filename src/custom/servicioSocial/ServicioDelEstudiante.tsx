import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useChoice } from '../../admin/address/useChoice.ts'
import { linkRefresh } from '../../admin/file/linkRefresh.ts'
import { useLeaving } from '../../admin/form/useLeaving.tsx'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useReadAt } from '../../admin/read/useReadAt.ts'
import { nombreParaEstudiante } from '../../domain/servicioSocial/fases.ts'
import { servicioDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { faseActual } from '../../domain/servicioSocial/servicio.ts'
import { faseElegida } from './faseElegida.ts'
import { Fases } from './Fases.tsx'
import { FaseDelEstudiante } from './FaseDelEstudiante.tsx'
import { Historial } from './Historial.tsx'
import { porCorregir } from './siguientePaso.ts'
import { SiguientePaso } from './SiguientePaso.tsx'
import { SinServicio } from './SinServicio.tsx'
import { useElegidos } from './useElegidos.ts'

/** Student's own social service: the next step and whose turn it is, the phases, the open phase, and the history. (B §2) */
export const ServicioDelEstudiante = () => {
  const reading = useReadAt<RegistroDeServicio | null>('estudiante/datos/servicio-social/activo', {
    whenAbsent: null,
    every: linkRefresh(),
    about: 'serviciosSociales',
  })
  const { data } = reading
  if (data === null) return <SinServicio />
  if (!data) return <ReadState of={reading} failure="No se pudo obtener su servicio social." />
  return <Servicio registro={data} />
}

/**
 * Opens the phase to be corrected, else the present one, and follows the service; a chosen phase stands in the address.
 * An unsent PDF stays with its phase; leaving asks before it is lost.
 */
const Servicio = ({ registro }: { registro: RegistroDeServicio }) => {
  const id = useId()
  const [dicha, setDicha] = useChoice('fase')
  const actual = porCorregir(registro) ?? faseActual(servicioDe(registro))
  const fase = faseElegida(registro, dicha) ?? actual
  const { elegidos, choose, forget, hay } = useElegidos(registro)
  const { question } = useLeaving(hay, forget, { ofScreen: true })
  const antes = useRef(actual)
  const onMoved = useEffectEvent((de: number) => {
    if (de < actual) setDicha('')
    else if (!dicha) setDicha(String(de))
  })
  useEffect(() => {
    const de = antes.current
    if (de === actual) return
    antes.current = actual
    onMoved(de)
  }, [actual])
  const go = () => {
    setDicha('')
    document.getElementById(`${id}-fase-${actual}`)?.focus()
  }
  return (
    <Box sx={{ maxWidth: 1180 }}>
      <SiguientePaso registro={registro} onGo={fase === actual ? undefined : go} />
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: { xs: 2, md: 3 } }}>
        <Fases
          id={id}
          registro={registro}
          fase={fase}
          onFase={cual => setDicha(cual === actual ? '' : String(cual))}
          nombre={nombreParaEstudiante}
        />
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-fase-${fase}`} sx={{ flex: 1, minWidth: 0 }}>
          <FaseDelEstudiante
            key={fase}
            registro={registro}
            fase={fase}
            pdf={elegidos[fase]}
            onPdf={pdf => choose(fase, pdf)}
          />
        </Box>
      </Box>
      <Historial sucesos={registro.historial} />
      {question}
    </Box>
  )
}
