import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { ResourceContextProvider, useNotify } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { PdfInput } from '../../admin/file/PdfInput.tsx'
import { useResource } from '../../admin/fields/useResource.ts'
import { DraftNotice } from '../../admin/form/DraftNotice.tsx'
import { initialValues } from '../../admin/form/initialValues.ts'
import { useDraft } from '../../admin/form/useDraft.ts'
import { useLeaving } from '../../admin/form/useLeaving.tsx'
import { useRecordForm } from '../../admin/form/useRecordForm.ts'
import { judgedOnClick } from '../../admin/form/judgedOnClick.ts'
import { useSend } from '../../admin/send/useSend.ts'
import { comprobanteDefinitivo, faltaPorTramite } from '../../domain/certificados.ts'
import type { Values } from '../../schema/kinds.ts'
import { AvisosDeSolicitud } from './AvisosDeSolicitud.tsx'
import { BusquedaDeEstudiante } from './BusquedaDeEstudiante.tsx'
import { CamposDeSolicitud } from './CamposDeSolicitud.tsx'
import { useComprobante } from './useComprobante.ts'

/** Form that requests a certificate: student, type, day and proof of payment; sent once confirmed. Leaving keeps the fields as a draft, and asks before the proof is lost. (B §2, §5, Certificates) */
export const SolicitudDeCertificado = () => {
  const resource = useResource('certificados')
  const notify = useNotify()
  const { pdf, hallado, choose, onFound, onRecovered, clear } = useComprobante()
  const [pedida, setPedida] = useState<FormData>()
  const [dibujada, setDibujada] = useState(0)
  const redraw = () => setDibujada(veces => veces + 1)
  const { form, element, submitTo } = useRecordForm({ resource, mode: 'create' })
  const borrador = useDraft({ resource, form })
  const isKept = () => !pdf.file && borrador.isKept()
  const { question } = useLeaving(form.formState.isDirty || pdf.file !== undefined, clear, { isKept, ofScreen: true })
  const { send, sending } = useSend({
    reads: ['certificados'],
    onSettled: () => setPedida(undefined),
    onDone: () => {
      form.reset(initialValues(resource))
      clear()
      redraw()
    },
    onRefused: ({ comprobante_pago: falta, ...errors }) => {
      if (falta) choose({ fault: falta })
      for (const [campo, message] of Object.entries(errors)) form.setError(campo, { type: 'server', message })
    },
  })
  const ask = async (values: Values) => {
    const falta = faltaPorTramite(hallado?.en_tramite ?? [], values.tipo_certificado)
    if (falta) return { tipo_certificado: falta }
    if (pdf.file) setPedida(multiparte(values, pdf.file))
    else notify('Primero corrija las validaciones', { type: 'info' })
    return undefined
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!pdf.file) choose({ fault: pdf.fault ?? 'El comprobante de pago es requerido' })
    void submitTo(event, ask)
  }
  return (
    <Card>
      <CardContent>
        <FormProvider {...form}>
          <Box component="form" ref={element} noValidate aria-label="Solicitar Certificado" onSubmit={onSubmit}>
            <ResourceContextProvider key={dibujada} value="certificados">
              <DraftNotice
                draft={borrador}
                onRecovered={() => {
                  onRecovered()
                  redraw()
                }}
              />
              <BusquedaDeEstudiante hallado={hallado} onFound={onFound} />
              <CamposDeSolicitud mode="create" />
            </ResourceContextProvider>
            <AvisosDeSolicitud creditos={hallado?.avance?.creditos} />
            <PdfInput required label="Comprobante de pago" chosen={pdf} onChoose={choose} />
            <Button type="submit" variant="contained" sx={{ mt: 1 }} {...judgedOnClick}>
              Solicitar
            </Button>
          </Box>
        </FormProvider>
        <ConfirmDialog
          open={pedida !== undefined}
          loading={sending}
          text={comprobanteDefinitivo}
          onConfirm={() => pedida && send('certificados', pedida)}
          onCancel={() => setPedida(undefined)}
        />
        {question}
      </CardContent>
    </Card>
  )
}

/** Builds the body of a request, under the names of the contract. (B §7, Certificates) */
const multiparte = (values: Values, comprobante: File) => {
  const cuerpo = new FormData()
  for (const campo of [
    'matricula_estudiante',
    'nombre',
    'programa',
    'nivel',
    'cuc',
    'tipo_certificado',
    'fecha_expedicion',
  ])
    cuerpo.set(campo, String(values[campo] ?? ''))
  cuerpo.set('comprobante_pago', comprobante)
  return cuerpo
}
