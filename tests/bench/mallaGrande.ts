import { eq } from 'drizzle-orm'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { usuarios } from '../../server/auth/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { reticulasMaterias } from '../../server/custom/reticulas/tables.ts'
import { tables } from '../../server/university/tables.ts'

const { clases, estudiantes, facilitadores, materias, periodos, reticulas } = tables

/** Gives the demonstration's student the largest possible retícula, twelve cycles of ten materias, and a kardex of its first sixty. Returns the student's name. */
export async function mallaGrande(db: Db, nombre: string) {
  const { estudiantes: alumna } = primera(
    await db
      .select()
      .from(estudiantes)
      .innerJoin(usuarios, eq(usuarios.id, estudiantes.id_usuario))
      .where(eq(usuarios.email, 'estudiante@demo.cuc.mx')),
  )
  const facilitador = primera(await db.select().from(facilitadores))
  const { id_reticula } = primera(
    await db
      .insert(reticulas)
      .values({ nombre, clave_programa: alumna.clave_programa, creditos_totales: 900 })
      .returning(),
  )
  const todas = await db
    .insert(materias)
    .values(
      cuenta(120).map(cual => ({
        clave_materia: `BANCO-${cual}`,
        nombre: `Materia del banco, saberes y territorio ${cual}`,
        creditos: 4 + (cual % 9) / 2,
      })),
    )
    .returning()
  await db.insert(reticulasMaterias).values(
    todas.map(({ id_materia }, lugar) => ({
      id_reticula,
      id_materia,
      ciclo: Math.floor(lugar / 10) + 1,
      orden: (lugar % 10) + 1,
    })),
  )
  await db.update(estudiantes).set({ id_reticula }).where(eq(estudiantes.matricula, alumna.matricula))

  const semestres = await db
    .insert(periodos)
    .values(
      cuenta(6).map(cual => ({
        nombre: `Semestre del banco ${cual}`,
        fecha_inicio: `${2010 + cual}-01-01`,
        fecha_final: `${2010 + cual}-06-01`,
        periodicidad: 'Semestre' as const,
      })),
    )
    .returning()
  const cursadas = await db
    .insert(clases)
    .values(
      todas.slice(0, 60).map(({ id_materia }, lugar) => ({
        nombre: `BANCO_${lugar}`,
        clave_programa: alumna.clave_programa,
        clave_grupo: alumna.clave_grupo,
        matricula: facilitador.matricula,
        id_materia,
        id_periodo: semestres[Math.floor(lugar / 10)]?.id_periodo ?? '',
        hora_inicio: '08:00',
        hora_final: '09:00',
        dias: [1],
        salon: 'A1',
        status_facilitador: true,
        status_escolar: true,
      })),
    )
    .returning()
  await db.delete(clasesEstudiantes).where(eq(clasesEstudiantes.matricula, alumna.matricula))
  await db.insert(clasesEstudiantes).values(
    cursadas.map(({ id_clase }, lugar) => ({
      id_clase,
      matricula: alumna.matricula,
      calificacion: lugar % 7 ? 8.5 : 5,
      acreditado: lugar % 7 ? ('Si' as const) : ('No' as const),
    })),
  )
  return {
    matricula: alumna.matricula,
    nombre: [alumna.nombre, alumna.apellidopaterno, alumna.apellidomaterno].join(' '),
  }
}

const cuenta = (hasta: number) => Array.from({ length: hasta }, (_, lugar) => lugar + 1)

const primera = <Fila>([fila]: readonly Fila[]): Fila => {
  if (!fila) throw new Error('the demonstration data is not there')
  return fila
}
