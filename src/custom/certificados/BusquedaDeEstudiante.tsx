import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate, useNotify } from 'ra-core'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { enFrase } from '../../language/enFrase.ts'
import { Line } from '../../admin/form/inputs/Line.tsx'
import { callApi } from '../../api/callApi.ts'
import { isSessionOver } from '../../api/isSessionOver.ts'
import { certificados } from '../../resources/certificados.ts'
import type { Tramite } from '../../domain/certificados.ts'
import type { Hallado } from './solicitud.ts'
import { SendButton } from '../../admin/send/SendButton.tsx'

type Props = { hallado?: Hallado; onFound: (quien?: Hallado) => void }

/** «Matricula estudiante» and «Buscar», which fills in the student's data; they are cleared as soon as another matrícula is typed. (B §2, §5, Certificates) */
export const BusquedaDeEstudiante = ({ hallado, onFound }: Props) => {
  const { setValue, getValues, clearErrors, subscribe } = useFormContext()
  const notify = useNotify()
  const navigate = useNavigate()
  const { pathname, search: direccion } = useLocation()
  const deQuien = useRef('')

  const fill = (quien?: Hallado) => {
    deQuien.current = quien?.matricula ?? ''
    onFound(quien)
    for (const campo of delEstudiante) setValue(campo, quien?.[campo] ?? null)
    if (quien) clearErrors(['matricula_estudiante', ...delEstudiante])
  }
  const escrita = () =>
    String(getValues('matricula_estudiante') ?? '')
      .trim()
      .toUpperCase()
  const { mutate, isPending } = useMutation({
    mutationFn: (matricula: string) =>
      callApi<Hallado>(`cp/${encodeURIComponent(matricula)}/estado/municipio/colonias`),
    onSuccess: ({ data }, matricula) => {
      if (escrita() === matricula) fill(data)
    },
    onError: (error, matricula) => {
      const esDeOtra = escrita() !== matricula
      if (!esDeOtra) fill()
      if (!esDeOtra && !isSessionOver(error)) notify(error.message, { type: 'error' })
    },
  })
  const onTyped = useEffectEvent(() => {
    if (deQuien.current && escrita() !== deQuien.current) fill()
  })
  useEffect(
    () => subscribe({ name: 'matricula_estudiante', formState: { values: true }, callback: () => onTyped() }),
    [subscribe],
  )
  /** Looks up the student whose record led here, or that of a recovered draft again, to learn the requests under way and credits. The address names a student once, which is no step of the history. */
  const onDrawn = useEffectEvent(() => {
    const elecciones = new URLSearchParams(direccion)
    const pedida = elecciones.get('matricula')
    if (pedida) {
      setValue('matricula_estudiante', pedida, { shouldDirty: true })
      elecciones.delete('matricula')
      void navigate({ pathname, search: String(elecciones) }, { replace: true })
    }
    if (!escrita()) return
    deQuien.current = escrita()
    mutate(escrita())
  })
  useEffect(() => onDrawn(), [])
  const search = () =>
    escrita() ? mutate(escrita()) : notify('Primero ingrese la matricula del estudiante', { type: 'info' })
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    search()
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start', mb: 1.75 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 420 }} onKeyDown={onEnter}>
          <Line name="matricula_estudiante" field={certificados.fields.matricula_estudiante} disabled={false} />
        </Box>
        <SendButton variant="outlined" loading={isPending} doing="Buscando…" onClick={search} sx={{ mt: 3 }}>
          Buscar
        </SendButton>
      </Box>
      {hallado?.en_tramite?.map(tramite => (
        <EnTramite key={tramite.n_folio} {...tramite} />
      ))}
      {hallado?.en_tramite_de_antes?.map(({ matricula, ...tramite }) => (
        <EnTramite key={tramite.n_folio} {...tramite} con={`, con su matrícula anterior ${matricula}`} />
      ))}
    </>
  )
}

const EnTramite = ({ n_folio, tipo_certificado, estado, con = '' }: Tramite & { con?: string }) => (
  <Alert severity="info" sx={{ mb: 1.75 }}>
    {`Ya tiene en trámite la solicitud ${n_folio}, de certificado ${tipo_certificado}${con}: ${enFrase(estado)}.`}
  </Alert>
)

const delEstudiante = ['nombre', 'programa', 'nivel', 'cuc'] as const
