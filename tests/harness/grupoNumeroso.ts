import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { usuarios } from '../../server/auth/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { tables } from '../../server/university/tables.ts'

/** Adds a grupo of `cuantos` students to the demonstration's campus, with one ungraded class of its facilitador in the current period. Returns the names on the screen. */
export async function grupoNumeroso(db: Db, cuantos: number) {
  const { clases, cucs, escolares, estudiantes, facilitadores, grupos, materias, periodos, programas } = tables
  const deLaCuenta = (email: string) => db.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.email, email))
  const [oficina] = await db
    .select()
    .from(escolares)
    .where(inArray(escolares.id_usuario, deLaCuenta('escolar@demo.cuc.mx')))
  const [docente] = await db
    .select()
    .from(facilitadores)
    .where(inArray(facilitadores.id_usuario, deLaCuenta('facilitador@demo.cuc.mx')))
  const [modelo] = await db
    .select()
    .from(grupos)
    .where(eq(grupos.clave_cuc, oficina?.clavecuc ?? ''))
    .orderBy(grupos.clave_grupo)
    .limit(1)
  if (!docente || !modelo) throw new Error('the demonstration has no campus with a group')
  const [cuc] = await db.select().from(cucs).where(eq(cucs.clave, modelo.clave_cuc))
  const [programa] = await db.select().from(programas).where(eq(programas.clave, modelo.clave_programa))
  const hoy = new Date().toISOString().slice(0, 10)
  const vigentes = await db
    .select()
    .from(periodos)
    .where(and(lte(periodos.fecha_inicio, hoy), gte(periodos.fecha_final, hoy)))
  const periodo = vigentes.find(({ periodicidad }) => periodicidad === programa?.periodicidad)
  const [materia] = await db
    .insert(materias)
    .values({ clave_materia: 'TEQ-300', nombre: 'Tequio y gozona', creditos: 6 })
    .returning()
  const grupo = { ...modelo, clave_grupo: 'TEQUIO-30', nombre: 'Grupo de treinta' }
  await db.insert(grupos).values(grupo)
  const suyos = (
    await db
      .select({ matricula: estudiantes.matricula })
      .from(estudiantes)
      .orderBy(estudiantes.matricula)
      .limit(cuantos)
  ).map(({ matricula }) => matricula)
  await db
    .update(estudiantes)
    .set({ clave_grupo: grupo.clave_grupo, clave_programa: grupo.clave_programa, estatus: 1 })
    .where(inArray(estudiantes.matricula, suyos))
  const nombre = `${grupo.clave_grupo}_Tequio y gozona`
  const [clase] = await db
    .insert(clases)
    .values({
      nombre,
      clave_programa: grupo.clave_programa,
      clave_grupo: grupo.clave_grupo,
      id_periodo: periodo?.id_periodo ?? '',
      id_materia: materia?.id_materia ?? '',
      matricula: docente.matricula,
      hora_inicio: '09:00',
      hora_final: '10:30',
      dias: [1, 3],
      salon: 'Aula 3',
    })
    .returning()
  const id_clase = clase?.id_clase ?? ''
  await db.insert(clasesEstudiantes).values(suyos.map(matricula => ({ id_clase, matricula })))
  return {
    id_clase,
    clase: nombre,
    grupo: grupo.clave_grupo,
    cuc: cuc?.nombre ?? '',
    programa: programa?.nombre ?? '',
    periodo: periodo?.nombre ?? '',
    materia: 'Tequio y gozona',
  }
}
