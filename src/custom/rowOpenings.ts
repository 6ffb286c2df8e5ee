import DocumentIcon from '@mui/icons-material/FolderOutlined'
import GradingIcon from '@mui/icons-material/GradingOutlined'
import GroupAddIcon from '@mui/icons-material/GroupAddOutlined'
import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import MallaIcon from '@mui/icons-material/AccountTreeOutlined'
import KardexIcon from '@mui/icons-material/HistoryEduOutlined'
import EntregaIcon from '@mui/icons-material/TaskAltOutlined'
import CartaIcon from '@mui/icons-material/DescriptionOutlined'
import ServicioIcon from '@mui/icons-material/VolunteerActivismOutlined'
import { openable } from '../admin/defer/openable.tsx'
import { loadFormRooms } from '../admin/form/formRooms.ts'
import type { RowView } from '../admin/rooms.ts'
import type { RowOpening } from '../schema/names.ts'

type View = RowView['View']

const documentacion: View = openable(async () => (await import('./documentacion/Documentacion.tsx')).Documentacion)
const documentacionDeConsulta: View = openable(
  async () => (await import('./documentacion/DocumentacionDeConsulta.tsx')).DocumentacionDeConsulta,
)

const kardex: View = openable(async () => (await import('./kardex/KardexConDescarga.tsx')).KardexConDescarga)
const kardexSinDescarga: View = openable(async () => (await import('./kardex/KardexSinDescarga.tsx')).KardexSinDescarga)
const malla: View = openable(async () => (await import('./malla/MallaDeFila.tsx')).MallaDeFila)

const equivalencias: View = openable(async () => {
  const [{ Equivalencias }] = await Promise.all([import('./equivalencias/Equivalencias.tsx'), loadFormRooms()])
  return Equivalencias
})

const estudiantesDeClase: View = openable(
  async () => (await import('./clases/EstudiantesDeClase.tsx')).EstudiantesDeClase,
)
const agregarEstudiantes: View = openable(
  async () => (await import('./clases/EstudiantesPorAgregar.tsx')).EstudiantesPorAgregar,
)
const calificaciones: View = openable(
  async () => (await import('./calificaciones/VerificacionDeClase.tsx')).VerificacionDeClase,
)

const detalle: View = openable(async () => (await import('./servicioSocial/Detalle.tsx')).Detalle)
const detalleDeConsulta: View = openable(
  async () => (await import('./servicioSocial/DetalleDeConsulta.tsx')).DetalleDeConsulta,
)
const activacion: View = openable(
  async () => (await import('./servicioSocial/ActivacionDeServicio.tsx')).ActivacionDeServicio,
)
const entrega: View = openable(
  async () => (await import('./servicioSocial/EntregaDeLiberacion.tsx')).EntregaDeLiberacion,
)
const cartaDeLiberacion: View = openable(
  async () => (await import('./servicioSocial/CartaDeLiberacion.tsx')).CartaDeLiberacion,
)
const cartaDeAceptacion: View = openable(
  async () => (await import('./prestadores/CartaDeAceptacion.tsx')).CartaDeAceptacion,
)

const hoja: View = openable(async () => (await import('./calificaciones/HojaEnDialogo.tsx')).HojaEnDialogo)
const liberacion: View = openable(
  async () => (await import('./servicioSocial/LiberacionEnBandeja.tsx')).LiberacionEnBandeja,
)
const solicitudDeCertificado: View = openable(
  async () => (await import('./certificados/SolicitudEnBandeja.tsx')).SolicitudEnBandeja,
)
const reportesRecibidos: View = openable(
  async () => (await import('./reportes/ReportesEnBandeja.tsx')).ReportesEnBandeja,
)

const secretoDeLlave: View = openable(async () => (await import('./sistemas/SecretoDeLlave.tsx')).SecretoDeLlave)

/** Hand-made views of rows. */
export const rowOpenings: Record<RowOpening, RowView> = {
  detallesDeServicio: { label: 'Detalles', Icon: ServicioIcon, View: detalle, text: 'Detalles' },
  detalleDeServicio: { label: 'Detalle', Icon: ServicioIcon, View: detalleDeConsulta, text: 'Detalle' },
  activacionDeServicio: {
    label: 'Activar servicio',
    Icon: ServicioIcon,
    View: activacion,
    text: 'Activar servicio',
    acts: true,
  },
  entregaDeLiberacion: {
    label: 'Confirmar entrega',
    Icon: EntregaIcon,
    View: entrega,
    text: 'Confirmar entrega',
    acts: true,
  },
  cartaDeLiberacion: {
    label: 'Generar carta de liberacion',
    Icon: CartaIcon,
    View: cartaDeLiberacion,
    text: 'Generar carta',
    acts: true,
  },
  cartaDeAceptacion: { label: 'Generar carta de aceptación', Icon: CartaIcon, View: cartaDeAceptacion, acts: true },
  documentacion: { label: 'Documentación', Icon: DocumentIcon, View: documentacion },
  documentacionDeConsulta: { label: 'Documentación', Icon: DocumentIcon, View: documentacionDeConsulta },
  kardex: { label: 'Kardex', Icon: KardexIcon, View: kardex },
  kardexSinDescarga: { label: 'Kardex', Icon: KardexIcon, View: kardexSinDescarga },
  malla: { label: 'Malla curricular', Icon: MallaIcon, View: malla },
  mallaDePrograma: { label: 'Ver malla', Icon: MallaIcon, View: malla, text: 'Ver malla' },
  equivalencias: {
    label: 'Equivalencias',
    Icon: EntregaIcon,
    View: equivalencias,
    text: 'Equivalencias',
  },
  estudiantesDeClase: { label: 'Ver estudiantes', Icon: GroupsIcon, View: estudiantesDeClase },
  agregarEstudiantes: { label: 'Agregar estudiantes', Icon: GroupAddIcon, View: agregarEstudiantes },
  hoja: { label: 'Abrir hoja', Icon: GradingIcon, View: hoja, text: 'Abrir hoja' },
  liberacion: { label: 'Atender', Icon: CartaIcon, View: liberacion, text: 'Atender' },
  solicitudDeCertificado: { label: 'Atender', Icon: CartaIcon, View: solicitudDeCertificado, text: 'Atender' },
  reportesRecibidos: { label: 'Ver reportes', Icon: CartaIcon, View: reportesRecibidos, text: 'Ver reportes' },
  secretoDeLlave: {
    label: 'Generar secreto',
    Icon: KardexIcon,
    View: secretoDeLlave,
    text: 'Generar secreto',
    acts: true,
  },
  calificaciones: { label: 'Calificar', Icon: GradingIcon, View: calificaciones },
}
