import { useTheme } from '@mui/material/styles'
import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { porcentajeEnTexto } from '../../domain/porcentaje.ts'
import type { Parte } from './cifras.ts'
import { rellenos } from './rellenos.tsx'

/** Bar chart of shares of a whole, on a scale to 100 %. */
export const Barras = ({ partes }: { partes: readonly Parte[] }) => {
  const { vars } = useTheme()
  const tinta = { fill: vars.palette.text.secondary, fontSize: 14 }
  return (
    <ResponsiveContainer width="100%" height={220}>
      <BarChart data={[...partes]} accessibilityLayer={false} margin={{ top: 24, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke={vars.palette.divider} />
        <XAxis dataKey="nombre" tick={tinta} tickLine={false} axisLine={{ stroke: vars.palette.text.secondary }} />
        <YAxis
          domain={[0, 100]}
          ticks={[0, 25, 50, 75, 100]}
          unit=" %"
          width={56}
          tick={tinta}
          tickLine={false}
          axisLine={false}
        />
        <Bar dataKey="porcentaje" maxBarSize={72} radius={[4, 4, 0, 0]} isAnimationActive={false}>
          {partes.map(({ nombre }, lugar) => (
            <Cell key={nombre} fill={rellenos[lugar]} />
          ))}
          <LabelList
            dataKey="porcentaje"
            position="top"
            formatter={enTexto}
            fill={vars.palette.text.primary}
            fontWeight={700}
            fontSize={15}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}

const enTexto = (porcentaje: unknown) => porcentajeEnTexto(Number(porcentaje))
