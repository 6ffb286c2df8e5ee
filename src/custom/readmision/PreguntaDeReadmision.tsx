import Typography from '@mui/material/Typography'
import type { Answer } from '../../api/calls.ts'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useOpenedRecord } from '../../admin/record/useOpenedRecord.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { Value } from '../../schema/kinds.ts'

type Props = {
  /** The person whom the readmission takes over, and what it leaves behind, ends or carries on, as the server says. */
  persona: Answer<'/advertencias/readmision', '$post'>
  /** Matrícula and key of the programme to come. */
  nueva: Value
  clave_programa: Value
  loading: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Question before a readmission: the person, both matrículas with their programmes, and what goes on or ends. (decision 064) */
export const PreguntaDeReadmision = ({ persona, nueva, clave_programa, ...dialogo }: Props) => {
  const programa = useOpenedRecord(resourceNamed('programas'), String(clave_programa))
  const lineas = [
    `Matrícula anterior: ${[persona.matricula, persona.programa].filter(Boolean).join(', ')}`,
    `Matrícula nueva: ${[nueva, programa.data?.record.nombre].filter(Boolean).join(', ')}`,
    ...persona.avisos,
  ]
  return (
    <ConfirmDialog open text="El registro anterior quedará inactivo y la cuenta abrirá el nuevo." {...dialogo}>
      <Typography sx={{ fontWeight: 700 }}>{persona.nombre}</Typography>
      {lineas.map(linea => (
        <Typography key={linea} sx={{ mt: 1 }}>
          {linea}
        </Typography>
      ))}
    </ConfirmDialog>
  )
}
