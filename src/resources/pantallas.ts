import { roles, type Rol } from '../domain/roles.ts'
import type { IconName, ScreenRoute } from '../schema/screen.ts'
import { bandejas } from './bandejas.ts'
import { datosGenerales, datosGeneralesConsejero } from './datosGenerales.ts'
import { misAsignaturas } from './misAsignaturas.ts'
import {
  bajasTerminadas,
  documentosPendientes,
  documentosPendientesDeConsulta,
  listasDeSeguimiento,
} from './seguimiento.ts'
import { gruposPorValidar, reportesRecibidos } from './reportes.ts'
import { resources } from './index.ts'
import { firmantesDelCuc, firmantesDeTodos } from './pantallaDeFirmantes.ts'
import { candidatosACertificado, solicitudesRealizadas } from './pantallasDeCertificados.ts'
import { programasDelCuc } from './programasDelCuc.ts'
import { servicioSocialCoordinador, servicioSocialEscolar } from './servicioSocial.ts'

/** Every route that a signed-in person may open. */
export const pantallas: readonly ScreenRoute[] = [...manuales(), ...declaradas()]

/** Returns the menu of a role, in the order of the specification; screens that it does not know come last. (A §2, Shell) */
export const menuDe = (rol: Rol) => {
  const lugar = ({ route }: ScreenRoute) =>
    ordenDelMenu[rol].includes(route) ? ordenDelMenu[rol].indexOf(route) : Infinity
  return pantallas
    .flatMap(pantalla => (pantalla.menu?.roles.includes(rol) ? [{ ...pantalla, menu: pantalla.menu }] : []))
    .sort((una, otra) => lugar(una) - lugar(otra) || 0)
}

/** Routes of each role's menu, in the order of the specification. */
export const ordenDelMenu: Record<Rol, readonly string[]> = {
  coordinador: [
    '/homePageCoordinador',
    '/cucs',
    '/programas',
    '/periodos',
    '/materias',
    '/reticulas',
    '/datosGenerales',
    '/reportesRecibidos',
    '/servicioSocialCoordinador',
    '/certificadosCoordinador',
  ],
  administrativo: ['/homePage', '/consejeros', '/escolares', '/facilitadores'],
  consejero: [
    '/homePageConsejero',
    '/seleccionProgramas',
    '/seleccionFacilitadores',
    '/programasConsejero',
    '/datosGeneralesConsejero',
  ],
  escolar: [
    '/homePageEscolar',
    '/programasEscolar',
    '/grupos',
    '/estudiantes',
    '/clases',
    '/validarGrupoParaReporte',
    '/reinscripcion',
    '/servicioSocialEscolar',
    '/certificadosEscolar',
  ],
  facilitador: ['/homePage', '/calificarClases'],
  estudiante: [
    '/homePage',
    '/materiasCursando',
    '/boletas',
    '/kardex',
    '/avanceReticular',
    '/servicioSocialEstudiante',
  ],
}

function declaradas(): ScreenRoute[] {
  return Object.values(resources).flatMap(({ name, label, screen }) =>
    screen
      ? [
          {
            route: screen.route,
            roles: [screen.role].flat(),
            title: screen.title ?? label.many,
            ...(screen.menu && {
              menu: { label: screen.menu, icon: screen.icon ?? 'lista', roles: [screen.role].flat() },
            }),
            ...(screen.from && { from: screen.from }),
            resource: name,
          },
        ]
      : [],
  )
}

function manuales(): ScreenRoute[] {
  const para = (rol: Rol, route: `/${string}`, menu: string, icon: IconName): ScreenRoute => ({
    route,
    roles: [rol],
    title: menu,
    menu: { label: menu, icon, roles: [rol] },
  })
  return [
    {
      route: '/homePage',
      roles,
      title: 'Bienvenido al sistema',
      menu: { label: 'Inicio', icon: 'inicio', roles: ['administrativo', 'facilitador', 'estudiante'] },
    },
    { route: '/correos', roles: ['administrativo'], title: 'Correos', from: ['/homePage'] },
    {
      route: '/estadoDelSistema',
      roles: ['coordinador', 'administrativo'],
      title: 'Estado del sistema',
      from: ['/homePage', '/homePageCoordinador'],
    },
    { route: '/profilePage', roles, title: 'Perfil' },
    {
      ...para('coordinador', '/homePageCoordinador', 'Inicio', 'inicio'),
      title: 'Estadísticas',
    },
    { route: '/bandejas', roles: ['coordinador'], title: 'Bandejas', tabs: bandejas, from: ['/homePageCoordinador'] },
    {
      route: '/seguimiento',
      roles: ['coordinador', 'escolar'],
      title: 'Seguimiento',
      from: ['/homePageCoordinador', '/homePageEscolar'],
    },
    { route: '/choques', roles: ['coordinador', 'escolar'], title: 'Choques y semanas', from: ['/seguimiento'] },
    { route: '/duplicados', roles: ['coordinador'], title: 'Posibles duplicados', from: ['/seguimiento'] },
    { route: '/miSemana', roles: ['facilitador', 'estudiante'], title: 'Mi semana', from: ['/homePage'] },
    {
      route: '/listasDeSeguimiento',
      roles: ['coordinador', 'escolar'],
      title: 'Listas de seguimiento',
      tabs: listasDeSeguimiento,
      from: ['/seguimiento'],
    },
    { ...para('coordinador', '/datosGenerales', 'Datos Generales', 'datos'), tabs: datosGenerales },
    {
      ...para('coordinador', '/reportesRecibidos', 'Reportes de grupos', 'reporte'),
      title: 'Reportes de CUC recibidos',
      tabs: reportesRecibidos,
    },
    {
      ...para('coordinador', '/servicioSocialCoordinador', 'Servicio social', 'servicio'),
      tabs: servicioSocialCoordinador,
    },
    {
      route: '/firmantes',
      roles: ['coordinador'],
      title: 'Firmantes',
      tabs: firmantesDeTodos,
      from: ['/servicioSocialCoordinador'],
    },
    {
      ...para('coordinador', '/certificadosCoordinador', 'Certificados', 'certificado'),
      tabs: candidatosACertificado,
    },
    {
      ...para('consejero', '/homePageConsejero', 'Inicio', 'inicio'),
      title: 'Estadísticas',
    },
    {
      route: '/documentosPendientesDelCuc',
      roles: ['consejero'],
      title: 'Documentos pendientes',
      tabs: documentosPendientesDeConsulta,
      from: ['/homePageConsejero'],
    },
    {
      ...para('consejero', '/seleccionProgramas', 'Seleccionar Programas', 'seleccion'),
      title: 'Seleccionar programas para CUC',
    },
    {
      ...para('consejero', '/seleccionFacilitadores', 'Seleccionar Facilitadores', 'seleccionDePersonas'),
      title: 'Seleccionar facilitadores para CUC',
    },
    { ...para('consejero', '/programasConsejero', 'Programas', 'programa'), tabs: programasDelCuc },
    { ...para('consejero', '/datosGeneralesConsejero', 'Datos Generales', 'datos'), tabs: datosGeneralesConsejero },
    {
      ...para('escolar', '/homePageEscolar', 'Inicio', 'inicio'),
      title: 'Estadísticas',
    },
    {
      route: '/documentosPendientes',
      roles: ['escolar'],
      title: 'Documentos pendientes',
      tabs: documentosPendientes,
      from: ['/homePageEscolar'],
    },
    {
      route: '/bajasTerminadas',
      roles: ['escolar'],
      title: 'Bajas terminadas',
      tabs: bajasTerminadas,
      from: ['/homePageEscolar'],
    },
    { ...para('escolar', '/programasEscolar', 'Programas', 'programa'), tabs: programasDelCuc },
    {
      ...para('escolar', '/validarGrupoParaReporte', 'Validar grupos para reporte', 'reporte'),
      tabs: gruposPorValidar,
    },
    {
      ...para('escolar', '/reinscripcion', 'Reinscripcion', 'reinscripcion'),
      title: 'Reinscripción',
      tabs: [{ label: 'Reinscripción', of: 'estudiantes', list: 'porReinscribir' }],
    },
    {
      ...para('escolar', '/servicioSocialEscolar', 'Servicio social', 'servicio'),
      tabs: servicioSocialEscolar,
    },
    {
      route: '/equivalencias',
      roles: ['escolar'],
      title: 'Equivalencias de un plan',
      tabs: [{ label: 'Equivalencias de un plan', of: 'estudiantes', list: 'deMiCuc', opens: ['equivalencias'] }],
      from: ['/calificacionesPrevias', '/estudiantes'],
    },
    {
      route: '/readmision',
      roles: ['escolar'],
      title: 'Readmisión',
      from: ['/estudiantes', '/reinscripcion'],
    },
    {
      route: '/firmantesDelCuc',
      roles: ['escolar'],
      title: 'Firmantes',
      tabs: firmantesDelCuc,
      from: ['/servicioSocialEscolar'],
    },
    { ...para('escolar', '/certificadosEscolar', 'Certificados', 'certificado'), tabs: solicitudesRealizadas },
    {
      route: '/misAsignaturas',
      roles: ['facilitador'],
      title: 'Mis asignaturas',
      tabs: misAsignaturas,
      from: ['/homePage', '/calificarClases'],
    },
    {
      ...para('facilitador', '/calificarClases', 'Asignar Calificaciones', 'calificacion'),
    },
    para('estudiante', '/materiasCursando', 'Carga Academica', 'clase'),
    { ...para('estudiante', '/boletas', 'Consultar boletas', 'boleta'), title: 'Boletas' },
    para('estudiante', '/kardex', 'Kardex', 'kardex'),
    para('estudiante', '/avanceReticular', 'Malla curricular', 'malla'),
    {
      ...para('estudiante', '/servicioSocialEstudiante', 'Servicio social', 'servicio'),
      tabs: [{ label: 'Servicio social', of: 'serviciosSociales', list: 'propio' }],
    },
    { route: '/misDocumentos', roles: ['estudiante'], title: 'Mis documentos', from: ['/homePage'] },
    {
      route: '/misTramites',
      roles: ['estudiante'],
      title: 'Mis trámites',
      from: ['/homePage'],
      tabs: [
        {
          label: 'Certificados',
          of: 'certificados',
          list: 'propios',
          columns: ['n_folio', 'tipo_certificado', 'programa', 'fecha', 'fecha_expedicion', 'estado'],
          empty:
            'Usted no tiene certificados solicitados. Los solicita Servicios escolares de su CUC: acuda ahí con su comprobante de pago. La baja temporal la solicita usted, en «Bajas temporales».',
        },
      ],
    },
  ]
}
