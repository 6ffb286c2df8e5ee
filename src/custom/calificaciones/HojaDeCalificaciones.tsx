import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useRef, useState, type ReactNode } from 'react'
import { camposDeCalificacion, campoLlamado, type CampoDeCalificacion } from '../../domain/calificaciones.ts'
import { estadoDeCalificacion } from '../../domain/clase.ts'
import type { EtapaDeCalificacion } from '../../domain/etapaDeCalificacion.ts'
import { momentoLargo } from '../../domain/momentoLargo.ts'
import { AvisoDePegado } from './AvisoDePegado.tsx'
import type { Clase, FilaDeApi } from './clase.ts'
import { ConfirmacionFinal } from './ConfirmacionFinal.tsx'
import { Cuenta } from './Cuenta.tsx'
import { Errores } from './Errores.tsx'
import type { Hoja } from './hoja.ts'
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
  onCalificada: () => void
  acciones?: ReactNode
}

/** Grades of a class at one of its two stages, from the first key to the point of no return. (B §2, §4, §5) */
export const HojaDeCalificaciones = ({ etapa, clase, filas, editable, onCalificada, acciones }: Props) => {
  const { estado } = estadoDeCalificacion(etapa, clase, filas.length)
  const abierta = estado === 'Calificar'
  const { hoja, envioDe, recuperado, descartar, borrar } = useHoja(etapa, clase, filas, {
    abierta,
    onEntregada: onCalificada,
  })
  const [revisada, setRevisada] = useState(false)
  const [rechazos, setRechazos] = useState<readonly Rechazo[]>([])
  const [hecho, setHecho] = useState<{ pegado: Pegado; version: number | undefined }>()
  const [preguntando, setPreguntando] = useState(false)
  const rejilla = useRef<HTMLDivElement>(null)
  const notify = useNotify()
  const ir = (matricula: string, campo: CampoDeCalificacion) => {
    const renglon = hoja.alumnos.findIndex(cada => cada.matricula === matricula)
    const columna = camposDeCalificacion.findIndex(([cada]) => cada === campo)
    if (rejilla.current) celdaEn(rejilla.current, renglon, columna)?.focus()
  }
  const { enviando, enviar } = useEnvio({
    etapa,
    clase,
    hoja,
    envioDe,
    onHecho: () => {
      borrar()
      setPreguntando(false)
      onCalificada()
    },
    onRechazo: (errores, porque) => {
      setRechazos(errores)
      setPreguntando(porque === 'network_error')
      if (porque === 409 || errores.some(({ campo }) => campo === undefined)) onCalificada()
    },
  })
  const calificar = () => {
    hoja.asentar()
    setRechazos([])
    const mala = hoja.alumnos.find(({ matricula }) => !hoja.fila(matricula).completa)
    setRevisada(mala !== undefined)
    if (!mala) return setPreguntando(true)
    notify('Primero corrija las validaciones', { type: 'info' })
    const [campo] = Object.keys(hoja.fila(mala.matricula).fallas)
    return ir(mala.matricula, campoLlamado(campo) ?? 'asistencia')
  }
  return (
    <>
      {abierta && recuperado && <Recuperado desde={recuperado} onDescartar={descartar} />}
      {(revisada || rechazos.length > 0) && <Errores hoja={hoja} rechazos={rechazos} onIr={ir} />}
      {hecho && (
        <AvisoDePegado
          key={hecho.version}
          hoja={hoja}
          hecho={hecho.pegado}
          version={hecho.version}
          onCerrar={() => setHecho(undefined)}
        />
      )}
      <Rejilla
        ref={rejilla}
        hoja={hoja}
        editable={abierta && editable}
        revisada={revisada}
        nombre={`Calificaciones de ${clase.nombre}`}
        onPegado={(pegado, cambio) => setHecho({ pegado, version: cambio ? hoja.version() : undefined })}
      />
      <Pie hoja={hoja}>
        {acciones}
        <Button variant="contained" disabled={!abierta || enviando} onClick={calificar}>
          {estado}
        </Button>
      </Pie>
      {preguntando && (
        <ConfirmacionFinal
          etapa={etapa}
          hoja={hoja}
          filas={filas}
          enviando={enviando}
          onConfirmar={enviar}
          onCancelar={() => setPreguntando(false)}
        />
      )}
    </>
  )
}

/** Says that grades typed before on this machine are in the sheet, with «Descartar». */
const Recuperado = ({ desde, onDescartar }: { desde: string; onDescartar: () => void }) => (
  <Alert
    severity="info"
    sx={{ mb: 2 }}
    action={
      <Button color="inherit" size="small" onClick={onDescartar}>
        Descartar
      </Button>
    }
  >
    {`Se recuperó lo que escribió en este equipo el ${momentoLargo(new Date(desde))} y aún no envía.`}
  </Alert>
)

const Pie = ({ hoja, children }: { hoja: Hoja; children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
    <Cuenta hoja={hoja} />
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>{children}</Box>
  </Box>
)
