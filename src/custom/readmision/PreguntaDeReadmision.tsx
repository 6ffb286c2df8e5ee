import Typography from '@mui/material/Typography'
import { useGetList, type RaRecord } from 'ra-core'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useOpenedRecord } from '../../admin/record/useOpenedRecord.ts'
import {
  servicioDeOtroCuc,
  servicioTrasReadmision,
  type ServicioDeAntes,
} from '../../domain/servicioSocial/continuidad.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { Value } from '../../schema/kinds.ts'

type Props = {
  /** Matrículas before and after, and the key of the new programme. */
  anterior: string
  nueva: Value
  clave_programa: Value
  loading: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Question before a readmission: the person, both matrículas with their programmes, and what goes on or ends. Of another campus it names nobody. (decision 064) */
export const PreguntaDeReadmision = ({ anterior, nueva, clave_programa, ...dialogo }: Props) => {
  const persona = useOpenedRecord(resourceNamed('estudiantes'), anterior)
  const programa = useOpenedRecord(resourceNamed('programas'), String(clave_programa))
  const servicios = useGetList<RaRecord & ServicioDeAntes>('serviciosSociales', {
    meta: { list: 'dePersona', params: { persona: anterior } },
  })
  if (persona.isLoading || programa.isLoading || servicios.isLoading) return null
  const deAntes = persona.data?.record
  const lineas = [
    `Matrícula anterior: ${[anterior, deAntes?.programa?.nombre].filter(Boolean).join(', ')}`,
    `Matrícula nueva: ${[nueva, programa.data?.record.nombre].filter(Boolean).join(', ')}`,
    ...(deAntes ? (servicios.data ?? []).map(servicioTrasReadmision) : [servicioDeOtroCuc]),
    'Documentos, certificados y trámites quedan con la matrícula anterior.',
  ]
  return (
    <ConfirmDialog open text="El registro anterior quedará inactivo y la cuenta abrirá el nuevo." {...dialogo}>
      <Typography sx={{ fontWeight: 700 }}>
        {deAntes?.nombreC ?? 'El registro anterior no está en su CUC: el nombre se verá después.'}
      </Typography>
      {lineas.map(linea => (
        <Typography key={linea} sx={{ mt: 1 }}>
          {linea}
        </Typography>
      ))}
    </ConfirmDialog>
  )
}
