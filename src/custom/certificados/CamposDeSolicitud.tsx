import { styled } from '@mui/material/styles'
import { ResourceContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { FieldInput } from '../../admin/form/FieldInput.tsx'
import { FieldGrid } from '../../admin/form/FormSection.tsx'
import { Line } from '../../admin/form/inputs/Line.tsx'
import { certificados } from '../../resources/certificados.ts'

const { fields } = certificados

/** Fields of a request, in the surrounding form. `children` let the matrícula be written, the only one of the student's fields; without them all is read-only. (B §2, Certificates) */
export const CamposDeSolicitud = ({ children }: { children?: ReactNode }) => (
  <ResourceContextProvider value="certificados">
    {children ?? (
      <Campos>
        <Line name="matricula_estudiante" field={fields.matricula_estudiante} disabled />
      </Campos>
    )}
    <Campos>
      <Line name="nombre" field={fields.nombre} disabled />
      <Line name="programa" field={fields.programa} disabled />
      <Line name="nivel" field={fields.nivel} disabled />
      <Line name="cuc" field={fields.cuc} disabled />
      <FieldInput name="tipo_certificado" mode={children ? 'create' : 'delete'} />
      <FieldInput name="fecha_expedicion" mode={children ? 'create' : 'delete'} />
    </Campos>
  </ResourceContextProvider>
)

const Campos = styled(FieldGrid)(({ theme }) => ({ marginBottom: theme.spacing(1.75) }))
