import { useTheme } from '@mui/material/styles'
import { Cell, Pie, PieChart, ResponsiveContainer } from 'recharts'
import type { Parte } from './cifras.ts'
import { rellenos } from './rellenos.tsx'

/** Pie chart of the parts of a whole; nothing when all are zero. */
export const Pastel = ({ partes }: { partes: readonly Parte[] }) => {
  const { vars } = useTheme()
  if (partes.every(({ cantidad }) => cantidad === 0)) return null
  return (
    <ResponsiveContainer width="100%" height={200}>
      <PieChart accessibilityLayer={false}>
        <Pie
          data={[...partes]}
          dataKey="cantidad"
          nameKey="nombre"
          outerRadius={92}
          startAngle={90}
          endAngle={-270}
          stroke={vars.palette.background.paper}
          strokeWidth={3}
          isAnimationActive={false}
        >
          {partes.map(({ nombre }, lugar) => (
            <Cell key={nombre} fill={rellenos[lugar]} />
          ))}
        </Pie>
      </PieChart>
    </ResponsiveContainer>
  )
}
