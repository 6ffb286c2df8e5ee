import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis, type LabelProps } from 'recharts'
import { entero, type Parte } from './cifras.ts'

const alto = 44

/** A bar per programme, its name and amount written over it so that long names need no room beside. */
export const Programas = ({ partes }: { partes: readonly Parte[] }) => {
  const { vars } = useTheme()
  if (partes.length === 0) return <Typography sx={{ color: 'text.secondary' }}>No hay estudiantes registrados.</Typography>
  const rotulo = ({ y, index = 0 }: LabelProps) => {
    const parte = partes[index]
    return parte ? (
      <text x={0} y={Number(y) - 7} fill={vars.palette.text.primary} fontSize={15}>
        {parte.nombre} <tspan fontWeight={700}>{entero(parte.cantidad)}</tspan>
      </text>
    ) : null
  }
  return (
    <ResponsiveContainer width="100%" height={partes.length * alto + 16}>
      <BarChart data={[...partes]} layout="vertical" accessibilityLayer={false} margin={{ top: 12, right: 0, bottom: 0, left: 0 }}>
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis type="category" dataKey="nombre" hide />
        <Bar dataKey="cantidad" barSize={10} radius={3} minPointSize={2} fill={vars.palette.secondary.main} isAnimationActive={false}>
          <LabelList content={rotulo} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}
