import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ComponentProps } from 'react'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { partes, type Totales } from './cifras.ts'
import { Barras } from './Barras.tsx'
import { Figura } from './Figura.tsx'
import { Pastel } from './Pastel.tsx'
import { Programas } from './Programas.tsx'
import { Tramas } from './rellenos.tsx'
import { TablaDePartes } from './TablaDePartes.tsx'
import { Total } from './Total.tsx'

type Props = {
  reading: ComponentProps<typeof ReadState>['of']
  totales?: Totales
  porPrograma?: Record<string, number>
  /** Text that says which students are counted. */
  alcance: string
}

/** Figures of the students: total, by sex, by origin and by programme. (A §2, Dashboard) */
export const Tablero = ({ reading, totales, porPrograma = {}, alcance }: Props) => {
  if (!totales) return <ReadState of={reading} failure="No se pudieron obtener las estadísticas." />
  const sexos = partes({ Hombres: totales.total_hombres, Mujeres: totales.total_mujeres })
  const origenes = partes({
    Mexicanos: totales.total_estudiantes_mexicanos,
    'No mexicanos': totales.total_estudiantes_no_mexicanos,
  })
  const programas = partes(porPrograma)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        maxWidth: 1240,
      }}
    >
      <Stack spacing={2.5}>
        <Total cantidad={totales.total_estudiantes} alcance={alcance} />
        <Figura
          titulo="% Hombres y Mujeres"
          dibujo={<Pastel partes={sexos} />}
          cifras={<TablaDePartes partes={sexos} de="Sexo" muestra />}
        />
        <Figura
          titulo="% Estudiantes mexicanos y no mexicanos"
          dibujo={<Barras partes={origenes} />}
          cifras={<TablaDePartes partes={origenes} de="Nacionalidad" muestra />}
        />
      </Stack>
      <Figura
        titulo="Cantidad de estudiantes por programa"
        dibujo={<Programas partes={programas} />}
        cifras={<TablaDePartes partes={programas} de="Programa" />}
        plegadas
      />
      <Tramas />
    </Box>
  )
}

/** Message when the figures cannot be read. (A §8) */
export const fallaDeTablero = 'Error al obtener los datos de las CUCs:'
