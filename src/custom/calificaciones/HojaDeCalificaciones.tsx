import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { camposDeCalificacion, campoLlamado, type CampoDeCalificacion } from '../../domain/calificaciones.ts'
import { estadoDeCalificacion } from '../../domain/clase.ts'
import type { EtapaDeCalificacion } from '../../domain/etapaDeCalificacion.ts'
import { momentoLargo } from '../../domain/momentoLargo.ts'
import { AvisoDePegado } from './AvisoDePegado.tsx'
import type { Clase, FilaDeApi } from './clase.ts'
import { ConfirmacionFinal } from './ConfirmacionFinal.tsx'
import { Cuenta } from './Cuenta.tsx'
import { Errores } from './Errores.tsx'
import { type Pegado } from '../../domain/pegado/pegado.ts'
import { Rejilla } from './Rejilla.tsx'
import { useEnvio, type Rechazo } from './useEnvio.ts'
import { useHoja } from './useHoja.ts'
import { celdaEn } from './useTeclado.ts'

type Props = {
  etapa: EtapaDeCalificacion
  clase: Clase
  filas: readonly FilaDeApi[]
  editable: boolean
  onGraded: () => void
  /** Foot of a surrounding dialog where the button is drawn; `null` until it stands. Without a dialog the button is under the sheet. */
  pie?: HTMLElement | null
}

/** Grades of a class at one of its two stages, from the first key to the point of no return. (B §2, §4, §5) */
export const HojaDeCalificaciones = ({ etapa, clase, filas, editable, onGraded, pie }: Props) => {
  const { estado } = estadoDeCalificacion(etapa, clase, filas.length)
  const abierta = estado === 'Calificar'
  const { hoja, envioDe, recuperado, discard, clear } = useHoja(etapa, clase, filas, {
    abierta,
    onDelivered: onGraded,
  })
  const [revisada, setRevisada] = useState(false)
  const [rechazos, setRechazos] = useState<readonly Rechazo[]>([])
  const [hecho, setHecho] = useState<{ pegado: Pegado; version: number | undefined }>()
  const [asking, setAsking] = useState(false)
  const rejilla = useRef<HTMLDivElement>(null)
  const notify = useNotify()
  const go = (matricula: string, campo: CampoDeCalificacion) => {
    const renglon = hoja.alumnos.findIndex(cada => cada.matricula === matricula)
    const columna = camposDeCalificacion.findIndex(([cada]) => cada === campo)
    if (rejilla.current) celdaEn(rejilla.current, renglon, columna)?.focus()
  }
  const { sending, submit } = useEnvio({
    etapa,
    clase,
    hoja,
    envioDe,
    onDone: () => {
      clear()
      setAsking(false)
      onGraded()
    },
    onRefused: (errores, porque) => {
      setRechazos(errores)
      setAsking(porque === 'network_error')
      if (porque === 409 || errores.some(({ campo }) => campo === undefined)) onGraded()
    },
  })
  const grade = () => {
    hoja.settle()
    setRechazos([])
    const mala = hoja.alumnos.find(({ matricula }) => !hoja.fila(matricula).completa)
    setRevisada(mala !== undefined)
    if (!mala) return setAsking(true)
    notify('Primero corrija las validaciones', { type: 'info' })
    const [campo] = Object.keys(hoja.fila(mala.matricula).fallas)
    return go(mala.matricula, campoLlamado(campo) ?? 'asistencia')
  }
  const boton = (
    <Button variant="contained" disabled={!abierta || sending} onClick={grade}>
      {estado}
    </Button>
  )
  return (
    <>
      {abierta && recuperado && <Recuperado desde={recuperado} onDiscard={discard} />}
      {(revisada || rechazos.length > 0) && <Errores hoja={hoja} rechazos={rechazos} onGo={go} />}
      {hecho && (
        <AvisoDePegado
          key={hecho.version}
          hoja={hoja}
          hecho={hecho.pegado}
          version={hecho.version}
          onClose={() => setHecho(undefined)}
        />
      )}
      <Rejilla
        ref={rejilla}
        hoja={hoja}
        editable={abierta && editable}
        revisada={revisada}
        nombre={`Calificaciones de ${clase.nombre}`}
        onPasted={(pegado, cambio) => setHecho({ pegado, version: cambio ? hoja.version() : undefined })}
      />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 2 }}
      >
        <Cuenta hoja={hoja} />
        {pie === undefined && boton}
      </Box>
      {pie && createPortal(boton, pie)}
      {asking && (
        <ConfirmacionFinal
          etapa={etapa}
          hoja={hoja}
          filas={filas}
          sending={sending}
          onConfirm={submit}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Says that grades typed before on this machine are in the sheet, with «Descartar». */
const Recuperado = ({ desde, onDiscard }: { desde: string; onDiscard: () => void }) => (
  <Alert
    severity="info"
    sx={{ mb: 2 }}
    action={
      <Button color="inherit" size="small" onClick={onDiscard}>
        Descartar
      </Button>
    }
  >
    {`Se recuperó lo que escribió en este equipo el ${momentoLargo(new Date(desde))} y aún no envía.`}
  </Alert>
)
