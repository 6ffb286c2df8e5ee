import { styled } from '@mui/material/styles'
import { FieldInput } from '../../admin/form/FieldInput.tsx'
import { FieldGrid } from '../../admin/form/FormSection.tsx'
import { Line } from '../../admin/form/inputs/Line.tsx'
import { certificados } from '../../resources/certificados.ts'
import type { Mode } from '../../schema/active.ts'

const { fields } = certificados

/** Fields of a request under its matrícula, in the surrounding form: the student's, read-only, and those of the certificate. (B §2, Certificates) */
export const CamposDeSolicitud = ({ mode }: { mode: Mode }) => (
  <Campos>
    <Line name="nombre" field={fields.nombre} disabled />
    <Line name="programa" field={fields.programa} disabled />
    <Line name="nivel" field={fields.nivel} disabled />
    <Line name="cuc" field={fields.cuc} disabled />
    <FieldInput name="tipo_certificado" mode={mode} />
    <FieldInput name="fecha_expedicion" mode={mode} />
  </Campos>
)

/** Matrícula of a request that was made. */
export const MatriculaDeSolicitud = () => (
  <Campos>
    <Line name="matricula_estudiante" field={fields.matricula_estudiante} disabled />
  </Campos>
)

const Campos = styled(FieldGrid)(({ theme }) => ({ marginBottom: theme.spacing(1.75) }))
