import { calificacionEnTexto, type EntradaDeKardex } from '../../src/domain/kardex.ts'
import type { ClaseCursada, Cursada } from './historiaDe.ts'

/** Renders a line of kardex and boleta; `previa` stands in one that no class of here gave. (B §3, Kardex entry) */
export const entrada = ({
  id_materia,
  clave_materia,
  nombre_materia,
  creditos_materia,
  calificacion,
  acreditado,
  previa,
}: Cursada): EntradaDeKardex => ({
  id_materia,
  clave_materia,
  nombre_materia,
  creditos_materia,
  calificacion_estudiante: calificacionEnTexto(calificacion),
  acreditado_estudiante: acreditado,
  ...(previa && { previa }),
})

/** Renders a line of a boleta: that of a class with the whole class. (B §7) */
export const renglonDeBoleta = (cursada: Cursada) => {
  const { clase, periodo } = cursada
  return clase === null ? { ...entrada(cursada), periodo: periodo.nombre } : claseCursada({ ...cursada, clase })
}

/** Renders a class of the academic load. (B §3, Student academic load row) */
export const claseCursada = (cursada: Cursada & Pick<ClaseCursada, 'clase'>) => ({
  id_clase: cursada.clase.id_clase,
  nombre_clase: cursada.clase.nombre,
  nombre_facilitador: cursada.facilitador?.nombre ?? '',
  apellidoP_facilitador: cursada.facilitador?.apellidopaterno ?? '',
  apellidoM_facilitador: cursada.facilitador?.apellidomaterno ?? '',
  salon_clase: cursada.clase.salon,
  dias: cursada.clase.dias,
  hora_inicio: cursada.clase.hora_inicio,
  hora_final: cursada.clase.hora_final,
  status_facilitador: cursada.clase.status_facilitador === true,
  retroalimentacion_estudiante: cursada.retroalimentacion ?? '',
  periodo: cursada.periodo.nombre,
  ...entrada(cursada),
})
