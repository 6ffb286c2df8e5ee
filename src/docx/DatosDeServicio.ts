import type { cucs } from '../resources/cucs.ts'
import type { estudiantes } from '../resources/estudiantes.ts'
import type { grupos } from '../resources/grupos.ts'
import type { programas } from '../resources/programas.ts'
import type { serviciosSociales } from '../resources/serviciosSociales.ts'
import type { DeclaredRecord } from '../schema/declaredRecord.ts'

type Servicio = DeclaredRecord<typeof serviciosSociales>
type Estudiante = DeclaredRecord<typeof estudiantes>
type Grupo = DeclaredRecord<typeof grupos>

/** Data that letters read of a social service: the facts that each names, the student, and the campus. */
export type DatosDeServicio<Campo extends keyof Servicio> = Pick<Servicio, Campo> & {
  estudiante: Pick<Estudiante, 'matricula' | 'nombre' | 'apellidopaterno' | 'apellidomaterno'> & {
    sexo: Estudiante['sexo'] | null
    programa: Pick<DeclaredRecord<typeof programas>, 'nombre' | 'grado'>
    grupo: { cuc: Pick<Grupo, 'clave_cuc'> & Pick<DeclaredRecord<typeof cucs>, 'nombre'> }
  }
}
