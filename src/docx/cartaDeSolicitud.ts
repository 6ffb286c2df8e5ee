import { fechaLarga } from '../language/fechaLarga.ts'
import { nombreCompleto } from '../domain/personas.ts'
import { porcentajeEnTexto } from '../domain/porcentaje.ts'
import { duraciones } from '../domain/servicioSocial/fases.ts'
import type { Informacion, Prestador } from '../domain/servicioSocial/registro.ts'
import { universidad } from '../domain/universidad.ts'
import type { Carta } from './carta.ts'

type Datos = Informacion & { estudiante: Prestador; avance: { materias: { porcentaje: number } } }

/** The request letter: who the student is, whom it asks, and for what. (B §7) */
export const cartaDeSolicitud: Carta<Datos> = {
  nombre: 'Carta de solicitud',
  plantilla: 'carta-solicitud.docx',
  archivo: ({ estudiante }) => `Carta de solicitud ${estudiante.matricula}`,
  campos: ({ estudiante, avance, ...datos }, hoy) => ({
    universidad: universidad.nombre,
    cuc: estudiante.grupo.cuc.nombre,
    fecha: fechaLarga(hoy),
    grado_titular: datos.grado_titular ?? '',
    titular_dependencia: datos.titular_dependencia ?? '',
    cargo_titular: datos.cargo_titular ?? '',
    nombre_dependencia: datos.nombre_dependencia ?? '',
    estudiante: nombreCompleto(estudiante.nombre, estudiante.apellidopaterno, estudiante.apellidomaterno),
    matricula: estudiante.matricula,
    programa_estudios: estudiante.programa.nombre,
    avance: porcentajeEnTexto(avance.materias.porcentaje),
    programa: datos.programa ?? '',
    modalidad: datos.modalidad ?? '',
    duracion: duraciones.find(([clave]) => clave === datos.periodo)?.[1] ?? '',
    fecha_inicio: fechaLarga(datos.fecha_inicio),
    fecha_final: fechaLarga(datos.fecha_final),
    horas_totales: String(datos.horas_totales ?? ''),
    responsable_seguimiento: datos.responsable_seguimiento ?? '',
    actividades: datos.actividades ?? '',
    firmante: universidad.firmantes.directivo,
  }),
}
