import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { OptionalRecordContextProvider, ResourceContextProvider } from 'ra-core'
import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { DraftNotice } from '../../admin/form/DraftNotice.tsx'
import { FieldInput } from '../../admin/form/FieldInput.tsx'
import { FormSection } from '../../admin/form/FormSection.tsx'
import { useDraft } from '../../admin/form/useDraft.ts'
import { useLeaving } from '../../admin/form/useLeaving.tsx'
import { useRecordForm } from '../../admin/form/useRecordForm.ts'
import { judgedOnClick } from '../../admin/form/judgedOnClick.ts'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { serviciosSociales } from '../../resources/serviciosSociales.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { AvisoDeHoras } from './AvisoDeHoras.tsx'
import { AvisoDePeriodo } from './AvisoDePeriodo.tsx'
import { useEnvioDeInformacion } from './useEnvioDeInformacion.ts'

const declarado: AnyResource = serviciosSociales

/** Form with which the student sends the information of the service, once confirmed. Leaving keeps it as a draft, or asks where none can be kept. (B §3, §5) */
export const FormularioDeInformacion = ({ registro }: { registro: RegistroDeServicio }) => {
  const record = { ...registro, id: registro.id_servicio_social, status: 'enviado' }
  const [dibujado, setDibujado] = useState(0)
  const { form, element, submitTo, onBlur } = useRecordForm({ resource: declarado, mode: 'update', record })
  const borrador = useDraft({ resource: declarado, id: record.id, form })
  const envio = useEnvioDeInformacion({
    registro,
    onSent: () => {
      borrador.end()
      form.reset(form.getValues())
    },
  })
  const { question } = useLeaving(form.formState.isDirty, () => undefined, { isKept: borrador.isKept, ofScreen: true })
  return (
    <ResourceContextProvider value={declarado.name}>
      <OptionalRecordContextProvider value={record}>
        <FormProvider {...form}>
          <Box
            component="form"
            ref={element}
            noValidate
            aria-label="Información del servicio"
            onSubmit={event => void submitTo(event, envio.ask)}
            onBlur={onBlur}
          >
            <DraftNotice draft={borrador} onRecovered={() => setDibujado(dibujado + 1)} />
            <Stack key={dibujado} sx={{ gap: 3 }}>
              {declarado.form?.map(({ title, fields }) => (
                <FormSection key={title} title={title} heading="h4">
                  {fields.map(name => (
                    <FieldInput key={name} name={name} mode="update" />
                  ))}
                </FormSection>
              ))}
            </Stack>
            <Avisos />
            <Stack
              direction="row"
              sx={{ mt: 2, gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
            >
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Favor de rellenar correctamente los campos
              </Typography>
              <Button type="submit" variant="contained" {...judgedOnClick}>
                Enviar información
              </Button>
            </Stack>
          </Box>
        </FormProvider>
      </OptionalRecordContextProvider>
      <ConfirmDialog
        open={envio.asking}
        loading={envio.sending}
        onConfirm={envio.send}
        onCancel={envio.cancel}
        text="Se enviará la información de su servicio a revisión."
      />
      {question}
    </ResourceContextProvider>
  )
}

const Avisos = () => {
  const [horas, periodo, inicio, final] = useWatch({
    name: ['horas_totales', 'periodo', 'fecha_inicio', 'fecha_final'],
  })
  return (
    <>
      <AvisoDeHoras horas_totales={horas} />
      <AvisoDePeriodo periodo={periodo} fecha_inicio={inicio} fecha_final={final} />
    </>
  )
}
