import { recordReaders } from '../../src/schema/doors/recordReaders.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { resources } from '../../src/resources/index.ts'
import { cuc } from '../harness/filas.ts'
import { mayImport } from '../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../src/schema/resource.ts'

/** An endpoint: who may call it and, where its answer does not depend on the caller, one successful call. */
export type Ruta = {
  method: string
  path: string
  roles: readonly Rol[] | 'public'
  ejemplo?: { path?: string; cuerpo?: unknown }
}

export const everyResource: readonly AnyResource[] = Object.values(resources)

/** Every GET of the declarations. */
export const puertas = everyResource.flatMap(resource =>
  Object.entries(resource.lists).map(([name, door]) => ({ resource, name, door })),
)

const escrituras = { create: ['POST', ''], update: ['PUT', '/{key}'], delete: ['DELETE', '/{key}'] } as const

/** Every endpoint of the declarations. */
export const rutasDeclaradas: Ruta[] = [
  ...puertas.map(({ door: { path, roles: suyos } }) => ({ method: 'GET', path, roles: suyos })),
  ...puertas.flatMap(({ resource, name, door }) =>
    door.single ? [] : [{ method: 'POST', path: `exportaciones/${resource.name}/${name}`, roles: door.roles }],
  ),
  ...everyResource.flatMap(resource => {
    const suyos = recordReaders(resource)
    return suyos.length ? [{ method: 'GET', path: `${resource.path ?? resource.name}/{key}`, roles: suyos }] : []
  }),
  ...everyResource.flatMap(({ name, bulk = {} }) =>
    Object.entries(bulk).map(([accion, { roles: suyos }]) => ({
      method: 'POST',
      path: `lotes/${name}/${accion}`,
      roles: suyos,
    })),
  ),
  ...everyResource.flatMap(({ name, advice, write: { create = [], update = [] } = {} }) =>
    advice ? [{ method: 'POST', path: `advertencias/${name}`, roles: [...new Set([...create, ...update])] }] : [],
  ),
  ...everyResource.flatMap(resource => {
    const suyos = roles.filter(rol => mayImport(resource, rol))
    const path = `importaciones/${resource.name}`
    return suyos.length
      ? [
          { method: 'POST', path, roles: suyos },
          ...['', '/avance', '/plantilla', '/lotes'].map(ending => ({
            method: 'GET',
            path: `${path}${ending}`,
            roles: suyos,
          })),
        ]
      : []
  }),
  ...everyResource.flatMap(({ name, path = name, write = {} }) =>
    (['create', 'update', 'delete'] as const).flatMap(each => {
      const [method, suffix] = escrituras[each]
      const suyos = write[each]
      const pregunta =
        each === 'delete' ? [{ method: 'GET', path: `${path}/{key}/eliminacion`, roles: suyos ?? [] }] : []
      return suyos ? [...pregunta, { method, path: `${path}${suffix}`, roles: suyos }] : []
    }),
  ),
  ...everyResource.flatMap(({ name, path = name, write }) =>
    write?.sealed?.correct
      ? [{ method: 'POST', path: `${path}/{key}/correccion`, roles: write.sealed.correct.roles }]
      : [],
  ),
  ...everyResource.flatMap(({ name, path = name, process }) =>
    process
      ? [
          { method: 'POST', path: process.opens.path ?? path, roles: [process.opens.by].flat() },
          { method: 'GET', path: `${path}/{key}/pasos`, roles: roles.filter(rol => process.people[rol]) },
          ...Object.entries(process.steps).map(([name, { by, path: paso = name }]) => ({
            method: 'POST',
            path: `${path}/{key}/${process.phases ? '{fase}/' : ''}${paso}`,
            roles: [by].flat(),
          })),
          ...(Object.values(process.steps).some(({ undo }) => undo)
            ? [
                {
                  method: 'POST',
                  path: `${path}/{key}/deshacer`,
                  roles: Object.values(process.steps).flatMap(({ undo }) => (undo ? [undo.by].flat() : [])),
                },
              ]
            : []),
        ]
      : [],
  ),
]

/** The hand-written endpoints. A route that is neither here nor declared makes `acceso.test.ts` fail: add it with the roles that may call it. */
export const rutasManuales: Ruta[] = [
  { method: 'GET', path: 'salud', roles: 'public' },
  { method: 'GET', path: 'salud/vivo', roles: 'public' },
  { method: 'GET', path: 'salud/listo', roles: 'public' },
  { method: 'GET', path: 'openapi.json', roles: 'public' },
  { method: 'GET', path: 'referencia', roles: 'public' },
  { method: 'GET', path: 'estado', roles: ['coordinador', 'administrativo'], ejemplo: {} },
  { method: 'GET', path: 'historial/{resource}/{key}', roles },
  { method: 'GET', path: 'correos', roles: ['administrativo'], ejemplo: {} },
  { method: 'POST', path: 'correos/{id}/reenviar', roles: ['administrativo'] },
  { method: 'GET', path: 'lotes/avance', roles, ejemplo: {} },
  { method: 'POST', path: 'lotes/{id}/deshacer', roles },
  { method: 'GET', path: 'importaciones/{id}/filas', roles },
  { method: 'GET', path: 'importaciones/{id}/errores', roles },
  { method: 'POST', path: 'importaciones/{id}/dudas', roles },
  { method: 'GET', path: 'importaciones/lotes/{id}/filas', roles },
  { method: 'POST', path: 'importaciones/{id}/columnas', roles },
  { method: 'POST', path: 'importaciones/{id}/celdas', roles },
  { method: 'POST', path: 'importaciones/{id}/revisar', roles },
  { method: 'POST', path: 'importaciones/{id}/aplicar', roles },
  { method: 'POST', path: 'login', roles: 'public' },
  { method: 'POST', path: 'login/segundo-paso', roles: 'public' },
  { method: 'POST', path: 'login/activacion', roles: 'public' },
  { method: 'POST', path: 'login/llave/reto', roles: 'public', ejemplo: { cuerpo: {} } },
  { method: 'POST', path: 'login/llave', roles: 'public' },
  { method: 'POST', path: 'llavesDeSistemas/{id}/secreto', roles: ['administrativo', 'coordinador'] },
  { method: 'POST', path: 'llaves/reto', roles },
  { method: 'POST', path: 'llaves', roles },
  { method: 'POST', path: 'llaves/{id}/retiro', roles },
  { method: 'GET', path: 'institucion/ingreso', roles: 'public' },
  { method: 'GET', path: 'institucion/regreso', roles: 'public' },
  { method: 'POST', path: 'login/institucion', roles: 'public' },
  { method: 'GET', path: 'segundo-factor', roles, ejemplo: {} },
  { method: 'POST', path: 'segundo-factor', roles },
  { method: 'POST', path: 'segundo-factor/confirmacion', roles },
  { method: 'POST', path: 'segundo-factor/desactivacion', roles },
  { method: 'POST', path: 'segundo-factor/codigos', roles },
  { method: 'POST', path: 'olvido-contra', roles: 'public', ejemplo: { cuerpo: { email: 'nadie@demo.cuc.mx' } } },
  { method: 'POST', path: 'restablecer-contrasenia', roles: 'public' },
  { method: 'DELETE', path: 'logout', roles },
  { method: 'GET', path: 'datos/personales/usuario', roles, ejemplo: {} },
  { method: 'GET', path: 'datos/personales/actividad', roles, ejemplo: {} },
  { method: 'GET', path: 'sesiones', roles, ejemplo: {} },
  { method: 'DELETE', path: 'sesiones', roles },
  { method: 'DELETE', path: 'sesiones/{id}', roles },
  { method: 'POST', path: 'cambio-contrasenia', roles },
  { method: 'GET', path: 'pendientes', roles },
  { method: 'POST', path: 'seguimiento/recordatorios', roles: ['coordinador', 'escolar'] },
  { method: 'GET', path: 'choques/lugares', roles: ['coordinador', 'escolar'], ejemplo: {} },
  { method: 'GET', path: 'choques', roles: ['coordinador', 'escolar'] },
  { method: 'GET', path: 'semana', roles: ['coordinador', 'escolar', 'facilitador', 'estudiante'] },
  { method: 'GET', path: 'duplicados', roles: ['coordinador'], ejemplo: {} },
  { method: 'GET', path: 'agenda', roles: ['estudiante', 'facilitador'], ejemplo: {} },
  { method: 'GET', path: 'estudiante/documentacion', roles: ['estudiante'], ejemplo: {} },
  { method: 'GET', path: 'avisos', roles, ejemplo: {} },
  { method: 'GET', path: 'avisos/estado', roles, ejemplo: {} },
  { method: 'GET', path: 'avisos/novedades', roles, ejemplo: {} },
  { method: 'GET', path: 'avisos/ritmo', roles, ejemplo: {} },
  { method: 'PUT', path: 'avisos/ritmo', roles },
  { method: 'PUT', path: 'avisos/{id}/leido', roles },
  { method: 'POST', path: 'avisos/leidos', roles },
  { method: 'GET', path: 'preferencias', roles, ejemplo: {} },
  { method: 'PUT', path: 'preferencias', roles },
  { method: 'POST', path: 'vistas', roles },
  { method: 'PUT', path: 'vistas/{id}', roles },
  { method: 'DELETE', path: 'vistas/{id}', roles },
  { method: 'GET', path: 'datosgenerales', roles, ejemplo: {} },
  { method: 'GET', path: 'areasconsejerias', roles: ['administrativo'], ejemplo: {} },
  { method: 'GET', path: 'dias', roles, ejemplo: {} },
  { method: 'GET', path: 'busqueda', roles, ejemplo: { path: 'busqueda?q=guelatao' } },
  { method: 'GET', path: 'busqueda/parecido', roles, ejemplo: { path: 'busqueda/parecido?q=gelatao' } },
  { method: 'GET', path: 'cucs/estudiantes/total/numero', roles: ['coordinador'], ejemplo: {} },
  { method: 'GET', path: 'por-cuc/estudiantes/total/numero', roles: ['consejero', 'escolar'], ejemplo: {} },
  {
    method: 'GET',
    path: 'cp/{cp}/estado/municipio/colonias',
    roles: ['coordinador', 'administrativo', 'escolar'],
    ejemplo: { path: 'cp/68770/estado/municipio/colonias' },
  },
  { method: 'GET', path: 'consejeros/cuc/informacion', roles: ['consejero'], ejemplo: {} },
  { method: 'GET', path: 'escolares/cuc/informacion', roles: ['escolar'], ejemplo: {} },
  ...['programas', 'facilitadores'].flatMap(que =>
    ['asociar', 'desasociar'].map(verbo => ({
      method: 'POST',
      path: `${que}/${verbo}-cuc/{clave}?`,
      roles: ['consejero'] as const,
    })),
  ),
  {
    method: 'GET',
    path: 'documentacion/{matricula}',
    roles: ['escolar', 'coordinador', 'consejero'],
    ejemplo: { path: `documentacion/${'S'.padEnd(18, '0')}` },
  },
  { method: 'PUT', path: 'documentacion/{matricula}', roles: ['escolar'] },
  ...[
    'estudiantes/clases/general',
    'estudiantes/clases/general/totales',
    'estudiantes/pertenece/periodos',
    'estudiantes/materias/reticula',
  ].map(path => ({ method: 'GET', path, roles: ['estudiante'] as const, ejemplo: {} })),
  { method: 'GET', path: 'estudiantes/clases/periodo/{id_periodo}', roles: ['estudiante'] },
  ...['clases/generales/total', 'materias/reticula'].map(de => ({
    method: 'GET',
    path: `coordi-escolar/estudiantes/{matricula}/${de}`,
    roles: ['coordinador', 'escolar', 'consejero'] as const,
    ejemplo: { path: `coordi-escolar/estudiantes/${'S'.padEnd(18, '0')}/${de}` },
  })),
  ...['', '/kardex'].map(de => ({
    method: 'GET',
    path: `trayectoria/{matricula}${de}`,
    roles: ['coordinador', 'escolar', 'consejero', 'estudiante'] as const,
    ejemplo: { path: `trayectoria/${'S'.padEnd(18, '0')}${de}` },
  })),
  { method: 'GET', path: 'storage/{archivo}', roles: 'public' },
  { method: 'GET', path: 'facilitadores/clases/{id_clase}/estudiantes', roles: ['facilitador'] },
  { method: 'POST', path: 'facilitadores/clases/estudiantes/calificacion', roles: ['facilitador'] },
  { method: 'GET', path: 'escolares/clases/{id_clase}/estudiantes', roles: ['escolar'] },
  {
    method: 'GET',
    path: 'grupo/{clave_grupo}/periodo/{id_periodo}/materias/estudiantes',
    roles: ['escolar', 'coordinador'],
  },
  ...[
    'escolar/clases/estudiantes/calificacion',
    'clases/asociar-estudiantes',
    'advertencias/inscripciones',
    'clases/desasociar-estudiantes',
    'reporte/estado/actualizacion/inicio',
    'reporte/estado/actualizacion/final',
    'estudiantes/{matricula}/equivalencias',
    'estudiantes/readmision',
    'advertencias/readmision',
  ].map(path => ({ method: 'POST', path, roles: ['escolar'] as const })),
  {
    method: 'GET',
    path: 'cucs/{clave_cuc}/firmas',
    roles: ['coordinador', 'escolar', 'estudiante'],
    ejemplo: { path: `cucs/${cuc.clave}/firmas` },
  },
  { method: 'POST', path: 'cuc/estudiante/{matricula}/activar-servicio', roles: ['escolar'] },
  { method: 'GET', path: 'servicio-social/estudiante/{matricula}/datos', roles: ['escolar', 'coordinador'] },
  { method: 'GET', path: 'estudiante/datos/servicio-social/activo', roles: ['estudiante'] },
  { method: 'PUT', path: 'serviciossociales', roles: ['estudiante'] },
  { method: 'POST', path: 'estudiante/servicio-social/fase/enviar', roles: ['estudiante'] },
  { method: 'POST', path: 'servicio-social/estudiante/datos/carta-solicitud', roles: ['escolar', 'estudiante'] },
  { method: 'POST', path: 'actualizar/servicio-social', roles: ['coordinador'] },
  ...[
    'servicio-social/estudiante/actualizar/status',
    'servicio-social/fase/estudiante/actualizar/status',
    'prestadores-externos/estudiante/datos/aceptacion-liberacion',
  ].map(path => ({ method: 'POST', path, roles: ['escolar'] as const })),
  {
    method: 'GET',
    path: 'estudiantes/{matricula}/certificado',
    roles: ['escolar', 'coordinador'],
    ejemplo: { path: `estudiantes/${'S'.padEnd(18, '0')}/certificado` },
  },
  {
    method: 'GET',
    path: 'estudiante/{matricula}/reinscripcion',
    roles: ['escolar'],
    ejemplo: { path: `estudiante/${'S'.padEnd(18, '0')}/reinscripcion` },
  },
  {
    method: 'GET',
    path: 'estudiante/{matricula}/servicio-social',
    roles: ['escolar'],
    ejemplo: { path: `estudiante/${'S'.padEnd(18, '0')}/servicio-social` },
  },
]
