import { calificacionEnTexto, type EntradaDeKardex } from '../../../src/domain/kardex.ts'
import type { Cursada } from '../../academico/historiaDe.ts'

/** A line of kardex and boleta. (B §3, Kardex entry) */
export const entrada = ({
  id_materia,
  clave_materia,
  nombre_materia,
  creditos_materia,
  calificacion,
  acreditado,
}: Cursada): EntradaDeKardex => ({
  id_materia,
  clave_materia,
  nombre_materia,
  creditos_materia,
  calificacion_estudiante: calificacionEnTexto(calificacion),
  acreditado_estudiante: acreditado,
})

/** A class of the load. (B §3, Student academic load row) */
export const claseCursada = (cursada: Cursada) => ({
  id_clase: cursada.id_clase,
  nombre_clase: cursada.nombre_clase,
  nombre_facilitador: cursada.facilitador.nombre,
  apellidoP_facilitador: cursada.facilitador.apellidopaterno,
  apellidoM_facilitador: cursada.facilitador.apellidomaterno,
  salon_clase: cursada.salon,
  dias: cursada.dias,
  hora_inicio: cursada.hora_inicio,
  hora_final: cursada.hora_final,
  status_facilitador: cursada.status_facilitador === true,
  retroalimentacion_estudiante: cursada.retroalimentacion ?? '',
  periodo: cursada.periodo.nombre,
  ...entrada(cursada),
})
