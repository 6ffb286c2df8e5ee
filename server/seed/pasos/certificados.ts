import { asc, eq, inArray } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { cicloEscolar, registroDeCertificado, tiposDeCertificado } from '../../../src/domain/certificados.ts'
import { addMeses } from '../../../src/domain/fechas.ts'
import { nombreCompleto } from '../../../src/domain/personas.ts'
import { esDePosgrado } from '../../../src/domain/programas.ts'
import { resources } from '../../../src/resources/index.ts'
import { standing } from '../../../src/schema/process/process.ts'
import { pasos } from '../../crud/casos/tables.ts'
import { foliosDeCertificados } from '../../custom/certificados/tables.ts'
import { tables } from '../../university/tables.ts'
import { archivos } from '../../files/tables.ts'
import { azar } from '../azar.ts'
import { movimientos } from '../movimientos.ts'
import { pdfDeMuestra } from '../pdfDeMuestra.ts'
import type { Taller } from '../taller.ts'
import type { Cuc } from './cucs.ts'

/** Adds requests at the demonstration's campus and two others, by turns of every type and state: not paid, to be issued, and issued. Both groups of degrees have some of each. */
export const certificados = async ({ tx, copy, hoy }: Taller, campus: readonly Cuc[]): Promise<void> => {
  const suerte = azar('certificados')
  const fecha = addMeses(hoy, -1)
  const anio = fecha.slice(0, 4)
  const momento = new Date(`${fecha}T17:00:00Z`)
  const solicitudes = (
    await estudiantesDe(
      tx,
      campus.slice(0, 3).map(({ clave }) => clave),
    )
  ).map(({ grado, nombre, apellidopaterno, apellidomaterno, matricula, programa, cuc }, lugar) => ({
    ...registroDeCertificado(anio, lugar + 1),
    matricula_estudiante: matricula,
    nombre: nombreCompleto(nombre, apellidopaterno, apellidomaterno),
    programa,
    nivel: grado,
    cuc,
    fecha,
    ciclo_escolar: cicloEscolar(fecha),
    fecha_expedicion: hoy,
    tipo_certificado: tiposDeCertificado[(lugar + 2) % 3] ?? 'Parcial',
    abierto: fecha,
    ...standing(resources.certificados.process, estados[Math.floor(lugar / 3) % 3] ?? 'Por emitir', fecha),
  }))
  const enviados = solicitudes.flatMap(({ n_folio, nombre, tipo_certificado, estado }) =>
    clasesDe[estado].map(clase => {
      const titulo = titulos[clase]
      const contenido = pdfDeMuestra(titulo, [
        `Folio ${n_folio}`,
        nombre.normalize('NFD').replaceAll(/\p{M}/gu, ''),
        tipo_certificado,
        'Documento de demostracion',
      ])
      return {
        n_folio,
        clase,
        archivo: {
          id_archivo: suerte.uuid(),
          nombre: `${titulo} ${n_folio}.pdf`,
          tamanio: contenido.length,
          huella: createHash('sha256').update(contenido).digest('hex'),
          contenido,
          usuario_id: null,
          creado_en: momento,
        },
      }
    }),
  )
  const archivoDe = (folio: string, cual: 'recibo' | 'certificado') =>
    enviados.find(({ n_folio, clase }) => n_folio === folio && clase === cual)?.archivo.id_archivo ?? null
  await copy(tables.certificados, solicitudes)
  await copy(foliosDeCertificados, [{ anio: Number(anio), ultimo: solicitudes.length }])
  await copy(
    archivos,
    enviados.map(({ archivo }) => archivo),
  )
  await copy(
    pasos,
    solicitudes.flatMap(({ n_folio, estado }) => {
      const comun = { proceso: 'certificados', caso: n_folio, momento, autor: 'Servicios escolares', rol: 'escolar' }
      const a = estado === 'Sin comprobante' ? estado : 'Por emitir'
      const abre = { ...comun, a, archivo: archivoDe(n_folio, 'recibo') }
      const emite = {
        ...comun,
        paso: 'emitir',
        a: 'Emitido',
        autor: 'Coordinación académica',
        rol: 'coordinador',
        archivo: archivoDe(n_folio, 'certificado'),
      }
      return movimientos(estado === 'Emitido' ? [abre, emite] : [abre])
    }),
  )
}

const estados = ['Sin comprobante', 'Por emitir', 'Emitido'] as const

const clasesDe = { 'Sin comprobante': [], 'Por emitir': ['recibo'], Emitido: ['recibo', 'certificado'] } as const
const titulos = { recibo: 'Comprobante de pago', certificado: 'Certificado de estudios' }

/** Returns up to nine students of each group of degrees at these campuses, so that every type meets every state. */
const estudiantesDe = async (tx: Taller['tx'], claves: readonly string[]) => {
  const { cucs, estudiantes, grupos, programas } = tables
  const todos = await tx
    .select({
      matricula: estudiantes.matricula,
      nombre: estudiantes.nombre,
      apellidopaterno: estudiantes.apellidopaterno,
      apellidomaterno: estudiantes.apellidomaterno,
      programa: programas.nombre,
      grado: programas.grado,
      cuc: cucs.nombre,
      clave_cuc: cucs.clave,
    })
    .from(estudiantes)
    .innerJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
    .innerJoin(cucs, eq(cucs.clave, grupos.clave_cuc))
    .innerJoin(programas, eq(programas.clave, estudiantes.clave_programa))
    .where(inArray(cucs.clave, [...claves]))
    .orderBy(asc(estudiantes.matricula))
  return claves.flatMap(clave =>
    [false, true].flatMap(es =>
      todos.filter(({ clave_cuc, grado }) => clave_cuc === clave && esDePosgrado(grado) === es).slice(0, 9),
    ),
  )
}
