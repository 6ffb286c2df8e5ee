import { asc, eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { fases, nombreDeFase } from '../../../src/domain/servicioSocial/fases.ts'
import { situaciones as guardadas } from '../../academico/tables.ts'
import { usuarios } from '../../auth/tables.ts'
import { pasos } from '../../crud/casos/tables.ts'
import { tables } from '../../university/tables.ts'
import { archivos } from '../../files/tables.ts'
import { azar, type Azar } from '../azar.ts'
import { pdfDeMuestra } from '../pdfDeMuestra.ts'
import { servicio } from '../servicio.ts'
import { porCorregir, situaciones } from '../situaciones.ts'
import { estudianteDeMuestra, type Taller } from '../taller.ts'

/** Adds social services of those who passed enough subjects, campus by campus through every phase, state and length; every fifth is left as a candidate. */
export const serviciosSociales = async ({ tx, copy, hoy }: Taller): Promise<void> => {
  const suerte = azar('servicio social')
  const documentos = fases.map((_, fase) => documento(suerte, fase, hoy))
  const modelos = situaciones()
  const candidatos = await alcanzan(tx)
  const deMuestra = candidatos
    .filter(({ email }) => email === estudianteDeMuestra)
    .map(candidato => ({ candidato, modelo: porCorregir() }))
  const otros = candidatos
    .filter(({ email }) => email !== estudianteDeMuestra)
    .filter((_, lugar) => lugar % 5 < 4)
    .flatMap((candidato, lugar) =>
      modelos
        .slice(lugar % modelos.length)
        .slice(0, 1)
        .map(modelo => ({ candidato, modelo })),
    )
  const todos = [...deMuestra, ...otros].map(({ candidato, modelo }) =>
    servicio(suerte, candidato, modelo, { hoy, archivos: documentos.map(({ id_archivo }) => id_archivo) }),
  )
  await copy(archivos, documentos)
  await copy(
    tables.serviciosSociales,
    todos.map(({ fila }) => fila),
  )
  await copy(
    pasos,
    todos.flatMap(({ movimientos }) => movimientos),
  )
}

/** Returns those who may begin a service, those of the demonstration's campus first. */
const alcanzan = (tx: Taller['tx']) => {
  const { cucs, estudiantes, grupos } = tables
  return tx
    .select({
      matricula: estudiantes.matricula,
      nombre: sql<string>`concat_ws(' ', ${estudiantes.nombre}, ${estudiantes.apellidopaterno}, ${estudiantes.apellidomaterno})`,
      email: usuarios.email,
    })
    .from(estudiantes)
    .innerJoin(usuarios, eq(usuarios.id, estudiantes.id_usuario))
    .innerJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
    .innerJoin(cucs, eq(cucs.clave, grupos.clave_cuc))
    .innerJoin(guardadas, eq(guardadas.matricula, estudiantes.matricula))
    .where(eq(guardadas.candidato, true))
    .orderBy(asc(cucs.numero), asc(estudiantes.matricula))
}

/** Makes one signed and scanned document for all who handed in that phase. */
const documento = (suerte: Azar, fase: number, hoy: string) => {
  const titulo = nombreDeFase(fase)
  const contenido = pdfDeMuestra(titulo, ['Servicio social', 'Documento de demostracion'])
  return {
    id_archivo: suerte.uuid(),
    nombre: `${titulo}.pdf`,
    tamanio: contenido.length,
    huella: createHash('sha256').update(contenido).digest('hex'),
    contenido,
    usuario_id: null,
    creado_en: new Date(`${hoy}T12:00:00Z`),
  }
}
