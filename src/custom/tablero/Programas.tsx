import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import {
  Bar,
  BarChart,
  LabelList,
  ResponsiveContainer,
  Text,
  useChartWidth,
  XAxis,
  YAxis,
  type LabelProps,
} from 'recharts'
import { enCifras } from '../../language/enCifras.ts'
import type { Parte } from './cifras.ts'

const alto = 44

/** Bar chart of the programmes, with name and amount over each bar, so that long names need no room beside it. */
export const Programas = ({ partes }: { partes: readonly Parte[] }) => {
  const { vars } = useTheme()
  if (partes.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>No hay estudiantes registrados.</Typography>
  const rotulo = ({ y, index = 0 }: LabelProps) => <Rotulo parte={partes[index]} y={Number(y) - 7} />
  return (
    <ResponsiveContainer width="100%" height={partes.length * alto + 16}>
      <BarChart
        data={[...partes]}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis type="category" dataKey="nombre" hide />
        <Bar
          dataKey="cantidad"
          barSize={10}
          radius={3}
          minPointSize={2}
          fill={vars.palette.secondary.main}
          isAnimationActive={false}
        >
          <LabelList content={rotulo} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}

const Rotulo = ({ parte, y }: { parte?: Parte; y: number }) => {
  const { vars } = useTheme()
  const ancho = useChartWidth() ?? 0
  if (!parte) return null
  const tinta = { fill: vars.palette.text.primary, fontSize: 15 }
  return (
    <>
      <Text {...tinta} x={0} y={y} width={ancho - 64} maxLines={1}>
        {parte.nombre}
      </Text>
      <text {...tinta} x={ancho} y={y} textAnchor="end" fontWeight={700}>
        {enCifras(parte.cantidad)}
      </text>
    </>
  )
}
