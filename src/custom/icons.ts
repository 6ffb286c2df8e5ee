import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import Autorenew from '@mui/icons-material/AutorenewOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import CoPresent from '@mui/icons-material/CoPresentOutlined'
import DateRange from '@mui/icons-material/DateRangeOutlined'
import Diversity3 from '@mui/icons-material/Diversity3Outlined'
import FolderShared from '@mui/icons-material/FolderSharedOutlined'
import Grading from '@mui/icons-material/GradingOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import HistoryEdu from '@mui/icons-material/HistoryEduOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import HowToReg from '@mui/icons-material/HowToRegOutlined'
import ListAlt from '@mui/icons-material/ListAltOutlined'
import LocalLibrary from '@mui/icons-material/LocalLibraryOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import PlaylistAddCheck from '@mui/icons-material/PlaylistAddCheckOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import Summarize from '@mui/icons-material/SummarizeOutlined'
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined'
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import type { IconName } from '../schema/screen.ts'

/** Icons that declarations may name. */
export const icons: Record<IconName, typeof SvgIcon> = {
  inicio: Home,
  campus: AccountBalance,
  programa: School,
  periodo: DateRange,
  materia: MenuBook,
  malla: AccountTree,
  datos: FolderShared,
  reporte: Summarize,
  servicio: VolunteerActivism,
  certificado: WorkspacePremium,
  consejero: Diversity3,
  escolar: Badge,
  facilitador: RecordVoiceOver,
  seleccion: PlaylistAddCheck,
  seleccionDePersonas: HowToReg,
  grupo: Groups,
  estudiante: LocalLibrary,
  clase: CoPresent,
  calificacion: Grading,
  boleta: ReceiptLong,
  kardex: HistoryEdu,
  reinscripcion: Autorenew,
  lista: ListAlt,
}
