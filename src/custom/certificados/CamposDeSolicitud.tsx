import Box from '@mui/material/Box'
import { ResourceContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { FieldInput } from '../../admin/form/FieldInput.tsx'
import { Line } from '../../admin/form/inputs/Line.tsx'
import { certificados } from '../../resources/certificados.ts'

const { fields } = certificados

/** The fields of a request, in the form around. Of the student only the matrícula is written, by `children`; without them everything is to be read. (B §2, Certificates) */
export const CamposDeSolicitud = ({ children }: { children?: ReactNode }) => (
  <ResourceContextProvider value="certificados">
    {children ?? (
      <Box sx={rejilla}>
        <Line name="matricula_estudiante" field={fields.matricula_estudiante} disabled />
      </Box>
    )}
    <Box sx={rejilla}>
      <Line name="nombre" field={fields.nombre} disabled />
      <Line name="programa" field={fields.programa} disabled />
      <Line name="nivel" field={fields.nivel} disabled />
      <Line name="cuc" field={fields.cuc} disabled />
      <FieldInput name="tipo_certificado" mode={children ? 'create' : 'delete'} />
      <FieldInput name="fecha_expedicion" mode={children ? 'create' : 'delete'} />
    </Box>
  </ResourceContextProvider>
)

const rejilla = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.75,
  mb: 1.75,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
}
