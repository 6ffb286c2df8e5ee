import type { cartaDeLiberacion } from '../../src/docx/cartaDeLiberacion.ts'
import type { cartaDeSolicitud } from '../../src/docx/cartaDeSolicitud.ts'
import type { estudiantes } from '../../src/resources/estudiantes.ts'
import type { programas } from '../../src/resources/programas.ts'
import type { serviciosSociales } from '../../src/resources/serviciosSociales.ts'
import type { DeclaredRecord } from '../../src/schema/declaredRecord.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <T extends true>(): T | void => {}

type Servicio = DeclaredRecord<typeof serviciosSociales>
type Solicitud = Parameters<typeof cartaDeSolicitud.campos>[0]
type Liberacion = Parameters<typeof cartaDeLiberacion.campos>[0]

// The data of a letter are those of the service's declaration: where they differ, this does not compile.
holds<Equal<Omit<Solicitud, 'estudiante' | 'avance'>, Pick<Servicio, keyof Omit<Solicitud, 'estudiante' | 'avance'>>>>()
holds<Equal<Omit<Liberacion, 'estudiante'>, Pick<Servicio, keyof Omit<Liberacion, 'estudiante'>>>>()
holds<Equal<Solicitud['modalidad'], Servicio['modalidad']>>()
holds<Equal<Liberacion['tipo_dependencia'], Servicio['tipo_dependencia']>>()
holds<Equal<Solicitud['estudiante'], Liberacion['estudiante']>>()
holds<Equal<Solicitud['estudiante']['matricula'], DeclaredRecord<typeof estudiantes>['matricula']>>()
holds<Equal<Solicitud['estudiante']['programa']['grado'], DeclaredRecord<typeof programas>['grado']>>()
