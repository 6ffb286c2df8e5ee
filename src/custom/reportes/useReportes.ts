import { useDataProvider, useLogoutIfAccessDenied, useNotify, useRecordContext, type RaRecord } from 'ra-core'
import { useState } from 'react'
import { useDoor } from '../../admin/list/DoorContext.ts'
import { useReload } from '../../admin/list/useReload.ts'
import { newWindow } from '../../admin/pdf/newWindow.ts'
import { pdfRemedy } from '../../admin/pdf/pdfRemedy.ts'
import { apiUrl } from '../../api/apiUrl.ts'
import { readOnce } from '../../api/readOnce.ts'
import type { DatosDeAsistencia } from '../../domain/asistencia.ts'
import { faltaDeFirmantes } from '../../domain/firmantes.ts'
import { today } from '../../api/today.ts'
import {
  archivoDe,
  sinAsignaturas,
  tipoDeReporte,
  type DatosReporte,
  type Reporte,
} from '../../domain/reportesDeGrupo.ts'

/** Provides the reports of the row's group: their state, and `show`, which opens one in a new window: its signed file, or else the document built from the group's data. (B §4) */
export const useReportes = (reporte: Reporte) => {
  const grupo = useRecordContext<RaRecord & { datos_reporte?: DatosReporte }>()
  const { params = {}, list } = useDoor()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const reload = useReload('grupos')
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [busy, setBusy] = useState(false)
  const warn = async (error: unknown, texto: string) =>
    (await logoutIfAccessDenied(error)) || notify(texto, { type: 'error' })

  /** Requests a link anew, since links last only some minutes. */
  const enlaceVigente = async () => {
    const { data } = await dataProvider.getList('grupos', {
      filter: { id: grupo?.id },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'nombre', order: 'ASC' },
      meta: { list, params },
    })
    const archivo = archivoDe(data[0]?.datos_reporte ?? 0, reporte)
    return archivo && new URL(archivo, apiUrl('')).href
  }
  const informacion = () =>
    readOnce('/grupo/:clave_grupo/periodo/:id_periodo/materias/estudiantes', {
      places: { clave_grupo: String(grupo?.clave_grupo), id_periodo: params.id_periodo ?? '' },
    })
  /** Notifies what a report lacks, for a minute, so that it can be read after the window that opened in front. */
  const tellMissing = (datos: DatosDeAsistencia, letras = '') => {
    const falta = datos.nombres_materias.length ? faltaDeFirmantes(datos) : sinAsignaturas
    if (falta || letras)
      notify([falta, letras].filter(Boolean).join(' '), { type: 'warning', autoHideDuration: 60_000 })
  }
  const documento = async (datos: DatosDeAsistencia) => {
    const { asistenciaEnPdf } = await import('../../pdf/asistenciaEnPdf.ts')
    return asistenciaEnPdf({ datos, tipo: tipoDeReporte[reporte], hoy: today() })
  }
  const show = async (guardado: boolean) => {
    const ventana = newWindow()
    const fail = async (error: unknown, texto: string) => {
      ventana?.close()
      await warn(error, texto)
    }
    if (!ventana) return notify('El navegador no permitió abrir la ventana del reporte', { type: 'warning' })
    setBusy(true)
    try {
      const enlace = guardado ? await enlaceVigente() : null
      if (enlace) return ventana.show(enlace)
      const datos = await informacion()
      await documento(datos)
        .then(({ file, warning }) => {
          ventana.showFile(file)
          tellMissing(datos, warning)
        })
        .catch(async error => {
          await fail(error, 'Error al generar el PDF')
          notify(pdfRemedy, { type: 'info' })
        })
    } catch (error) {
      await fail(error, 'Error al obtener la informacion de reporte')
    } finally {
      setBusy(false)
      if (!guardado) void reload()
    }
    return undefined
  }
  return {
    grupo,
    datos: grupo?.datos_reporte ?? 0,
    busy,
    params,
    show: (guardado: boolean) => void show(guardado),
  }
}
