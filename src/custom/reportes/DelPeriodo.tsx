import { RecordContextProvider, type RaRecord } from 'ra-core'
import { useMemo, type ReactNode } from 'react'
import { DoorContext } from '../../admin/list/DoorContext.ts'
import type { DatosReporte } from '../../domain/reportesDeGrupo.ts'

type Props = {
  grupo: RaRecord
  /** Door of the groups through which their reports are reached. */
  list: 'recibidos' | 'porValidar'
  /** Period of the group, and the state of its reports. Default: none. */
  de?: { id_periodo: string; periodo: string; datos_reporte: DatosReporte }
  children: (periodo: string) => ReactNode
}

/** Provides the door and record of one period of a group, so that its children show its reports as in the list of that period. */
export const DelPeriodo = ({ grupo, list, de, children }: Props) => {
  const { id_periodo = '', periodo = '', datos_reporte = 0 } = de ?? {}
  const { clave_cuc, clave_programa } = grupo
  const puerta = useMemo(
    () => ({
      list,
      params: { clave_cuc: String(clave_cuc), clave_programa: String(clave_programa), id_periodo },
    }),
    [list, clave_cuc, clave_programa, id_periodo],
  )
  return (
    <DoorContext value={puerta}>
      <RecordContextProvider value={{ ...grupo, datos_reporte }}>{children(periodo)}</RecordContextProvider>
    </DoorContext>
  )
}
