import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type ReactNode } from 'react'
import { useChoice } from '../../admin/address/useChoice.ts'
import { inOrder } from '../../admin/loader/inOrder.ts'
import { currentSession } from '../../api/session.ts'
import { serviciosSociales } from '../../resources/serviciosSociales.ts'
import { sinMovimientoEl } from '../../resources/sinMovimiento.ts'
import type { RowGroup } from '../../schema/rowGroup.ts'
import { textOf } from '../../schema/record/text.ts'
import { Cuentas } from './Cuentas.tsx'
import { useToday } from '../../admin/useToday.ts'
import { Recordar } from './Recordar.tsx'

/** Screen of what is owed: asignaturas not graded or closed, group reports, and social services that stand still; of every campus for the coordinador, of its own for a school office. */
export const Seguimiento = () => {
  const todos = currentSession()?.rol === 'coordinador'
  return (
    <Stack spacing={5} sx={inOrder}>
      <Calificaciones todos={todos} />
      <ReportesDeGrupos todos={todos} />
      <ServiciosParados todos={todos} />
    </Stack>
  )
}

/** `todos` for those who follow every campus, and read of which one each row is. */
type Props = { todos: boolean }

const Calificaciones = ({ todos }: Props) => (
  <Cuentas
    titulo="Calificaciones"
    path="asignaturas"
    por={conCuc(todos, 'del_cuc', 'clave_programa', 'id_periodo')}
    tab="Asignaturas"
    grupos={conCuc(
      todos,
      columna('CUC', 'del_cuc'),
      columna('Programa', 'clave_programa'),
      columna('Periodo', 'id_periodo'),
    )}
    cifras={[
      ['Sin calificar', 'sinCalificar'],
      ['Por cerrar', 'porCerrar'],
      ['Cerradas', 'cerradas'],
    ]}
    deben={['sinCalificar', 'porCerrar']}
    nada="No hay asignaturas."
  >
    <Recordatorios>
      <Recordar que="calificaciones" boton="Recordar a los facilitadores" a="los facilitadores que no han calificado" />
      <Recordar que="cierres" boton="Recordar los cierres" a="los Servicios escolares que no han cerrado asignaturas" />
    </Recordatorios>
  </Cuentas>
)

const ReportesDeGrupos = ({ todos }: Props) => (
  <Cuentas
    titulo="Reportes de grupos"
    path="grupos/reportes/pendientes"
    por={conCuc(todos, 'clave_cuc', 'clave_programa')}
    tab="Reportes por enviar"
    grupos={conCuc(todos, columna('CUC', 'clave_cuc'), columna('Programa', 'clave_programa'))}
    cifras={[['Grupos con reporte por enviar']]}
    nada="Ningún grupo debe reportes."
  >
    <Recordatorios>
      <Recordar que="reportes" boton="Recordar los reportes" a="los Servicios escolares que deben reportes" />
    </Recordatorios>
  </Cuentas>
)

/** Social services without movement for so many days as are chosen. */
const ServiciosParados = ({ todos }: Props) => {
  const hoy = useToday()
  const [dicho, setDias] = useChoice('dias', '30')
  const dias = plazos.find(plazo => String(plazo) === dicho) ?? 30
  return (
    <Cuentas
      titulo="Servicio social sin movimiento"
      path="servicio-social/en-curso"
      por={conCuc(todos, 'del_cuc', 'fase', 'turno')}
      filtro={sinMovimientoEl(hoy, dias)}
      tab="Servicios en curso"
      grupos={conCuc(
        todos,
        columna('CUC', 'del_cuc'),
        ['Fase', opcion('fase')] as const,
        ['Turno de', opcion('turno')] as const,
      )}
      cifras={[['Servicios']]}
      nada={`Ningún servicio lleva ${dias} días sin movimiento.`}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={dias}
        aria-label="Días sin movimiento"
        sx={{ mb: 1.5 }}
        onChange={(_, otros: number | null) => otros && setDias(String(otros))}
      >
        {plazos.map(plazo => (
          <ToggleButton key={plazo} value={plazo}>{`${plazo} días`}</ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Recordatorios>
        <Recordar
          que="servicios"
          boton="Recordar a quienes se espera"
          dias={dias}
          a={`los estudiantes ${todos ? 'y Servicios escolares ' : ''}a quienes se espera`}
        />
      </Recordatorios>
    </Cuentas>
  )
}

const Recordatorios = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1.5, '&:empty': { display: 'none' } }}>
    {children}
  </Stack>
)

/** Puts the campus before the other groups, for those who follow every campus. */
const conCuc = <T,>(todos: boolean, cuc: T, ...otros: readonly T[]): readonly T[] => (todos ? [cuc, ...otros] : otros)

const plazos = [15, 30, 60, 90]

const columna = (label: string, name: string) => [label, ({ nombres }: RowGroup) => nombres[name] ?? ''] as const

const opcion =
  (name: 'fase' | 'turno') =>
  ({ valores }: RowGroup) =>
    textOf(name, serviciosSociales.fields[name], valores)
