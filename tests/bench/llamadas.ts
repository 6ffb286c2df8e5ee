import { sql } from 'drizzle-orm'
import { createApp } from '../../server/universityServer.ts'
import type { Db } from '../../server/db/queryable.ts'
import { silentLog } from '../../server/log/createLog.ts'

type Rol = 'coordinador' | 'escolar' | 'consejero' | 'facilitador' | 'estudiante' | 'administrativo'

/** Creates an app on a database, with sessions of its people and a sample class with its student. */
export const lado = async (db: Db) => {
  const app = createApp(db, {
    now: () => new Date(),
    wakeCorreos: () => undefined,
    log: silentLog,
    secret: 'banco',
    address: 'http://localhost',
  })
  const sesiones = new Map<string, string>()
  const entrar = async (rol: Rol) => {
    const respuesta = await app.request('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${rol}@demo.cuc.mx`, password: 'Comunal2026' }),
    })
    const { data } = await respuesta.json()
    sesiones.set(rol, data.token)
    return data.token
  }
  const { rows } = await db.execute<Muestra>(sql`
    select e.matricula, left(e.curp, 10) as curp, e.fecha_nacimiento::text as nacimiento, s.clave_cuc, e.clave_grupo, e.clave_programa,
      c.id_periodo, c.id_clase, c.id_materia, c.matricula as facilitador, c.salon,
      coalesce((select n_folio from certificados order by n_folio limit 1), '2026-00001') as folio,
      (select count(*)::int from estudiantes) as estudiantes, (select count(*)::int from clases_estudiantes) as inscripciones,
      (select count(*)::int from estudiantes where del_cuc = s.clave_cuc) as "delCuc"
    from escolares s join usuarios u on u.id = s.id_usuario join grupos g on g.clave_cuc = s.clave_cuc join clases c on c.clave_grupo = g.clave_grupo
      join clases_estudiantes ce on ce.id_clase = c.id_clase join estudiantes e on e.matricula = ce.matricula
    where u.email = 'escolar@demo.cuc.mx' limit 1`)
  const [muestra] = rows
  if (!muestra) throw new Error('the university has no class with students')
  const leer = async (rol: Rol, ruta: string, cuerpo?: object) => {
    const authorization = `Bearer ${sesiones.get(rol) ?? (await entrar(rol))}`
    const respuesta = await app.request(`/api/${ruta}`, {
      headers: { authorization, ...(cuerpo && { 'content-type': 'application/json' }) },
      ...(cuerpo && { method: 'POST', body: JSON.stringify(cuerpo) }),
    })
    if (!respuesta.ok) throw new Error(`${respuesta.status} ${ruta}: ${(await respuesta.text()).slice(0, 200)}`)
    await respuesta.arrayBuffer()
  }
  return { ...muestra, leer }
}

type Muestra = Record<
  | 'matricula'
  | 'curp'
  | 'nacimiento'
  | 'folio'
  | 'clave_cuc'
  | 'clave_grupo'
  | 'clave_programa'
  | 'id_periodo'
  | 'id_clase'
  | 'id_materia'
  | 'facilitador'
  | 'salon',
  string
> &
  Record<'estudiantes' | 'inscripciones' | 'delCuc', number>
type Lectura = readonly [nombre: string, rol: Rol, ruta: (lado: Muestra) => string]
/** A call with a body is a `POST`. None of these writes. */
type Llamada = readonly [...Lectura, cuerpo?: (lado: Muestra) => object]

/** Query string as a screen sends it. */
const pagina = 'range=[0,9]&conteo=aparte'
const filtrando = (filtro: object) => `filter=${encodeURIComponent(JSON.stringify(filtro))}`
const buscando = (q: string) => `${pagina}&${filtrando({ q })}`
const grupo = ({ clave_grupo }: Muestra) => encodeURIComponent(clave_grupo)

/** A new person born on the same day as an existing one. */
const persona = ({ nacimiento }: Muestra) => ({
  valores: {
    nombre: 'Rosa',
    apellidopaterno: 'Zárate',
    curp: 'ZAXR030618MOCRSR04',
    fecha_nacimiento: nacimiento,
  },
})

/** A new class of a group, with the facilitador and room of an existing one. */
const clase = ({ id_periodo, clave_grupo, facilitador, salon }: Muestra) => ({
  valores: {
    id_periodo,
    clave_grupo,
    matricula: facilitador,
    salon,
    dias: [1, 3],
    hora_inicio: '09:00',
    hora_final: '11:00',
  },
})

/** Keeps only the options that some row of another entity, or of a list of it, refers to. */
const conLoQueSigue = (to: string, list?: string) =>
  `${filtrando({ leading: { to, list, by: 'clave_cuc', given: {} } })}&${pagina}`

/** The calls that grow with a university. */
export const llamadas: readonly Llamada[] = [
  ['candidatos del 70 %', 'escolar', () => `cuc/estudiantes/setenta-porciento/escolar?${pagina}`],
  ['por reinscribir', 'escolar', () => `estudiantes/pendientes/reinscripcion?${pagina}`],
  ['por nombre, de la última', 'coordinador', () => `estudiantes?${pagina}&sort=["nombre","DESC"]`],
  ['por correo, del último', 'coordinador', () => `estudiantes?${pagina}&sort=["email","DESC"]`],
  ['primera página de un CUC', 'escolar', () => `cuc/estudiantes/escolar?${pagina}`],
  [
    'última página de un CUC',
    'escolar',
    ({ delCuc }) => `cuc/estudiantes/escolar?range=[${delCuc - 10},${delCuc - 1}]&conteo=aparte`,
  ],
  ['quién puede entrar a la clase', 'escolar', ({ id_clase }) => `programa/clases/${id_clase}/estudiantes?${pagina}`],
  [
    'quién puede cursar la materia',
    'escolar',
    ({ clave_programa, id_materia }) => `programa/${clave_programa}/clases/materia/${id_materia}/estudiantes?${pagina}`,
  ],
  ['tablero de la universidad', 'coordinador', () => 'cucs/estudiantes/total/numero'],
  ['tablero de un CUC', 'escolar', () => 'por-cuc/estudiantes/total/numero'],
  ['reporte de grupo', 'escolar', cada => `grupo/${grupo(cada)}/periodo/${cada.id_periodo}/materias/estudiantes`],
  ['búsqueda en un CUC', 'escolar', () => `cuc/estudiantes/escolar?${buscando('garcia')}`],
  ['búsqueda en un CUC, dos letras', 'escolar', () => `cuc/estudiantes/escolar?${buscando('ma')}`],
  ['total de la búsqueda', 'escolar', () => `cuc/estudiantes/escolar?conteo=solo&${filtrando({ q: 'garcia' })}`],
  ['total de dos letras', 'escolar', () => `cuc/estudiantes/escolar?conteo=solo&${filtrando({ q: 'ma' })}`],
  ['reinscripciones de «garcia»', 'escolar', () => `reinscripciones?${buscando('garcia')}`],
  ['reinscripciones de letras raras', 'escolar', () => `reinscripciones?${buscando('wk')}`],
  [
    'total de las reinscripciones de «garcia»',
    'escolar',
    () => `reinscripciones?conteo=solo&${filtrando({ q: 'garcia' })}`,
  ],
  ['servicios sociales de «garcia»', 'escolar', () => `estudiantes/servicio-social/activos?${buscando('garcia')}`],
  ['entregas de «garcia»', 'escolar', () => `calificaciones?${buscando('garcia')}`],
  ['entregas propias de «garcia»', 'facilitador', () => `calificaciones?${buscando('garcia')}`],
  ['clases de un CUC', 'escolar', () => `cuc/asignaturas?${pagina}`],
  ['vistas de las clases de un CUC', 'escolar', () => 'cuc/asignaturas?vistas=1'],
  ['seguimiento de las calificaciones', 'coordinador', () => 'asignaturas?por=del_cuc,clave_programa,id_periodo'],
  ['vistas de los estudiantes de un CUC', 'escolar', () => 'cuc/estudiantes/escolar?vistas=1'],
  ['CUC con cartas por liberar', 'coordinador', () => `cucs?${conLoQueSigue('serviciosSociales', 'porLiberar')}`],
  ['CUC con clases', 'coordinador', () => `cucs?${conLoQueSigue('clases')}`],
  ['kardex', 'escolar', ({ matricula }) => `coordi-escolar/estudiantes/${matricula}/clases/generales/total`],
  ['quién ya está, de un estudiante', 'escolar', () => 'advertencias/estudiantes', persona],
  ['quién ya está, de un facilitador', 'administrativo', () => 'advertencias/facilitadores', persona],
  ['clases cursadas, todas', 'estudiante', () => 'estudiantes/clases/cursadas'],
  ['quiénes están en la clase, todos', 'escolar', ({ id_clase }) => `clase/${id_clase}/estudiantes`],
  ['historial de un estudiante', 'escolar', ({ matricula }) => `historial/estudiantes/${matricula}`],
  ['historial de una clase', 'escolar', ({ id_clase }) => `historial/clases/${id_clase}`],
  ['historial de un grupo', 'escolar', cada => `historial/grupos/${grupo(cada)}`],
  ['plantilla de calificaciones', 'escolar', () => 'importaciones/calificacionesPrevias/plantilla'],
  ['dónde hay clases', 'coordinador', () => 'choques/lugares'],
  ['choques de un CUC', 'escolar', ({ clave_cuc, id_periodo }) => `choques?cuc=${clave_cuc}&periodo=${id_periodo}`],
  ['con qué choca una clase', 'escolar', () => 'advertencias/clases', clase],
  ['pendientes de escolar', 'escolar', () => 'pendientes'],
  ['pendientes de coordinador', 'coordinador', () => 'pendientes'],
  ['pendientes de consejero', 'consejero', () => 'pendientes'],
  ['pendientes de facilitador', 'facilitador', () => 'pendientes'],
  ['pendientes de estudiante', 'estudiante', () => 'pendientes'],
  ['pendientes de administrativo', 'administrativo', () => 'pendientes'],
]

const escritos: readonly (readonly [nombre: string, q: (lado: Muestra) => string])[] = [
  ['garcia', () => 'garcia'],
  ['maria perez', () => 'maria perez'],
  ['ma', () => 'ma'],
  ['una matrícula', ({ matricula }) => matricula],
  ['parte de una CURP', ({ curp }) => curp],
  ['un grupo', ({ clave_grupo }) => clave_grupo],
  ['un folio', ({ folio }) => folio],
]

/** Returns the searches over everything, for these roles. */
export const busquedasDe = (roles: readonly Rol[]): readonly Lectura[] =>
  roles.flatMap(rol =>
    escritos.map(([nombre, q]): Lectura => [
      `buscar ${nombre}, ${rol}`,
      rol,
      cada => `busqueda?q=${encodeURIComponent(q(cada))}`,
    ]),
  )

/** The searches of the roles that see most. */
export const busquedas = busquedasDe(['escolar', 'coordinador', 'consejero'])
