import { eq, sql } from 'drizzle-orm'
import { usuarios } from '../../server/auth/tables.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { fases } from '../../src/domain/servicioSocial/fases.ts'
import type { Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import type { Accion } from '../../src/domain/servicioSocial/transiciones.ts'
import { acreditar } from '../harness/acreditar.ts'
import { alumnos } from '../harness/aula.ts'
import { escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { porFuera } from '../harness/porFuera.ts'
import { pdfDePrueba } from '../harness/pdfDePrueba.ts'
import { hashBarato } from '../harness/hashBarato.ts'
import { correoDe } from '../harness/reparto.ts'
import { informacionDeServicio } from '../harness/servicios.ts'
import { vecinos } from '../harness/vecinos.ts'
import { ponerServicio } from './ponerServicio.ts'

const { serviciosSociales } = tables
export const { matricula } = estudiante
export const id = '5e0c1a50-0000-4000-8000-000000000001'
export const pdf = (texto = 'fase') => pdfDePrueba(texto)

export type Dicho = {
  accion: Accion
  fase: number
  comentario?: string
  archivo?: File | null
  periodo?: Servicio['periodo']
  cual?: object
  encabezados?: Record<string, string>
  en?: Awaited<ReturnType<typeof escena>>['segunda']
  puesto?: Puesto
}

/** A student with a service of their own, and their token. */
export type Puesto = { id: string; matricula: string; token: string }

/** Creates the cast around one student who may begin the service, or around `puestos` of them, with calls for each step and for putting the database into any state. */
export async function oficina({ puestos: cuantos = 1 } = {}) {
  const e = await escena()
  const claves = await vecinos(e.db)
  await acreditar(e.db, claves, [matricula])
  const tokens = new Map<string, string>()
  for (const quien of [...roles, 'escolar.vecino', 'estudiante.vecino']) tokens.set(quien, await e.tokenDe(quien))

  const puestos: Puesto[] = [{ id, matricula, token: tokens.get('estudiante') ?? '' }]
  for (const [lugar, cual] of (cuantos > 1 ? await alumnos(e.db, claves, cuantos - 1) : []).entries()) {
    const [cuenta] = await e.db
      .insert(usuarios)
      .values({ email: correoDe(`puesto${lugar}`), hash: hashBarato(), rol: 'estudiante' })
      .returning()
    await e.db
      .update(tables.estudiantes)
      .set({ id_usuario: cuenta?.id ?? null })
      .where(eq(tables.estudiantes.matricula, cual))
    puestos.push({
      id: `5e0c1a50-0000-4000-8000-${String(lugar + 2).padStart(12, '0')}`,
      matricula: cual,
      token: await e.tokenDe(`puesto${lugar}`),
    })
  }
  const [primero = { id, matricula, token: '' }] = puestos

  /** Requests a step as a client does. */
  const pedirPaso = async (
    quien: Rol | 'escolar.vecino' | 'estudiante.vecino',
    {
      accion,
      fase,
      comentario = '',
      archivo = pdf(),
      periodo = 'anio',
      cual = {},
      encabezados = {},
      en = e.app,
      puesto = primero,
    }: Dicho,
  ) => {
    const quienes = { id_servicio_social: puesto.id, matricula_estudiante: puesto.matricula, ...cual }
    const decision = { status: accion === 'rechazar' ? 'rechazado' : 'aceptado', comentario }
    const [method, ruta, cuerpo] =
      accion === 'entregar'
        ? (['POST', 'actualizar/servicio-social', quienes] as const)
        : fase === 0 && accion === 'enviar'
          ? (['PUT', 'serviciossociales', { ...quienes, ...informacionDeServicio, periodo }] as const)
          : fase === 0
            ? (['POST', 'servicio-social/estudiante/actualizar/status', { ...quienes, ...decision }] as const)
            : ([
                'POST',
                accion === 'enviar'
                  ? 'estudiante/servicio-social/fase/enviar'
                  : 'servicio-social/fase/estudiante/actualizar/status',
                formulario(
                  { ...quienes, ...decision, nombre_fase: fases[fase]?.clave ?? '', nombre_archivo: '', rol: quien },
                  accion === 'enviar' ? archivo : null,
                ),
              ] as const)
    return e.pedir(method, ruta, {
      token: quien === 'estudiante' ? puesto.token : tokens.get(quien),
      cuerpo,
      encabezados,
      en,
    })
  }

  const borrar = async () => {
    await porFuera(e.db, sql`delete from ${pasos}`)
    await e.db.delete(serviciosSociales)
  }
  const poner = (servicio: Servicio, puesto: Puesto = primero) => ponerServicio(e.db, servicio, puesto, e.reloj.ahora)
  const leer = async (quien = 'escolar', de = primero) =>
    e.pedir('GET', `servicio-social/estudiante/${de.matricula}/datos`, { token: tokens.get(quien) })
  const fila = async (de = primero) =>
    (await e.db.select().from(serviciosSociales).where(eq(serviciosSociales.matricula_estudiante, de.matricula)))[0]
  return { e, claves, tokens, puestos, pedirPaso, poner, borrar, leer, fila }
}

export type Oficina = Awaited<ReturnType<typeof oficina>>

export const formulario = (textos: Record<string, string>, archivo: File | null = null) => {
  const datos = new FormData()
  for (const [nombre, texto] of Object.entries(textos)) datos.set(nombre, texto)
  if (archivo) datos.set('archivoPdf', archivo)
  return datos
}
