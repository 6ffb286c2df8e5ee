import { fechaLarga } from '../language/fechaLarga.ts'
import { nombreCompleto } from '../domain/personas.ts'
import { duraciones } from '../domain/servicioSocial/fases.ts'
import type { Informacion, Prestador } from '../domain/servicioSocial/registro.ts'
import { universidad } from '../domain/universidad.ts'
import type { Carta } from './carta.ts'

type Datos = Informacion & { id_servicio_social: string; estudiante: Prestador; coordinador: string }

/** The release letter: what a finished service was, certified by the university. (B §6, §7) */
export const cartaDeLiberacion: Carta<Datos> = {
  nombre: 'Carta de liberación',
  plantilla: 'carta-liberacion.docx',
  archivo: ({ estudiante }) => `Carta de liberación ${estudiante.matricula}`,
  campos: ({ id_servicio_social, estudiante, coordinador, ...datos }, hoy) => ({
    universidad: universidad.nombre,
    cuc: estudiante.grupo.cuc.nombre,
    fecha: fechaLarga(hoy),
    folio: `SS-${hoy.slice(0, 4)}-${id_servicio_social.slice(0, 8).toUpperCase()}`,
    estudiante: nombreCompleto(estudiante.nombre, estudiante.apellidopaterno, estudiante.apellidomaterno),
    matricula: estudiante.matricula,
    programa_estudios: estudiante.programa.nombre,
    nombre_dependencia: datos.nombre_dependencia ?? '',
    tipo_dependencia: datos.tipo_dependencia ?? '',
    programa: datos.programa ?? '',
    duracion: duraciones.find(([clave]) => clave === datos.periodo)?.[1] ?? '',
    fecha_inicio: fechaLarga(datos.fecha_inicio),
    fecha_final: fechaLarga(datos.fecha_final),
    horas_totales: String(datos.horas_totales ?? ''),
    coordinador,
    cargo_coordinador: universidad.firmantes.coordinador,
    rector: nombreCompleto(universidad.autoridades.rector.nombre, universidad.autoridades.rector.apellidos),
    cargo_rector: universidad.firmantes.rector,
  }),
}
