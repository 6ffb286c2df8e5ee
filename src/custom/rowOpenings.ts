import DocumentIcon from '@mui/icons-material/FolderOutlined'
import GradingIcon from '@mui/icons-material/GradingOutlined'
import GroupAddIcon from '@mui/icons-material/GroupAddOutlined'
import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import MallaIcon from '@mui/icons-material/AccountTreeOutlined'
import KardexIcon from '@mui/icons-material/HistoryEduOutlined'
import CartaIcon from '@mui/icons-material/DescriptionOutlined'
import ServicioIcon from '@mui/icons-material/VolunteerActivismOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { lazy, type ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { RowOpening } from '../schema/screen.ts'

type View = ComponentType<{ record: RaRecord; onClose: () => void }>

const pending: View = lazy(async () => ({ default: (await import('./porVenir/PorVenir.tsx')).PorVenir }))

const documentacion: View = lazy(async () => ({ default: (await import('./documentacion/Documentacion.tsx')).Documentacion }))
const documentacionDeConsulta: View = lazy(async () => ({ default: (await import('./documentacion/DocumentacionDeConsulta.tsx')).DocumentacionDeConsulta }))

const kardex: View = lazy(async () => ({ default: (await import('./kardex/KardexConDescarga.tsx')).KardexConDescarga }))
const kardexSinDescarga: View = lazy(async () => ({ default: (await import('./kardex/KardexSinDescarga.tsx')).KardexSinDescarga }))
const malla: View = lazy(async () => ({ default: (await import('./malla/MallaDeFila.tsx')).MallaDeFila }))

const estudiantesDeClase: View = lazy(async () => ({ default: (await import('./clases/EstudiantesDeClase.tsx')).EstudiantesDeClase }))
const agregarEstudiantes: View = lazy(async () => ({ default: (await import('./clases/AgregarEstudiantes.tsx')).AgregarEstudiantes }))
const calificaciones: View = lazy(async () => ({ default: (await import('./calificaciones/VerificacionDeClase.tsx')).VerificacionDeClase }))

/** What each named view of a row is called, and what draws it. */
export const rowOpenings: Record<RowOpening, { label: string; Icon: SvgIconComponent; View: View }> = {
  detallesDeServicio: { label: 'Detalles', Icon: ServicioIcon, View: pending },
  detalleDeServicio: { label: 'Detalle', Icon: ServicioIcon, View: pending },
  activacionDeServicio: { label: 'Activar servicio', Icon: ServicioIcon, View: pending },
  entregaDeLiberacion: { label: 'Confirmar entrega', Icon: ServicioIcon, View: pending },
  cartaDeLiberacion: { label: 'Generar carta de liberacion', Icon: CartaIcon, View: pending },
  cartaDeAceptacion: { label: 'Carta de aceptación', Icon: CartaIcon, View: pending },
  documentacion: { label: 'Documentación', Icon: DocumentIcon, View: documentacion },
  documentacionDeConsulta: { label: 'Documentación', Icon: DocumentIcon, View: documentacionDeConsulta },
  kardex: { label: 'Kardex', Icon: KardexIcon, View: kardex },
  kardexSinDescarga: { label: 'Kardex', Icon: KardexIcon, View: kardexSinDescarga },
  malla: { label: 'Malla curricular', Icon: MallaIcon, View: malla },
  estudiantesDeClase: { label: 'Ver estudiantes', Icon: GroupsIcon, View: estudiantesDeClase },
  agregarEstudiantes: { label: 'Agregar estudiantes', Icon: GroupAddIcon, View: agregarEstudiantes },
  calificaciones: { label: 'Calificar', Icon: GradingIcon, View: calificaciones },
}
