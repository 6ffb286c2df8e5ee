import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { RegistroDeMateria } from '../../domain/avance.ts'
import { Marco } from './Marco.ts'
import { Leyenda } from './Leyenda.tsx'
import type { Reticula } from './malla.ts'
import { ResumenDeAvance } from './ResumenDeAvance.tsx'
import { TarjetaDeMateria } from './TarjetaDeMateria.tsx'

type Props = { reticula: Reticula; registros?: readonly RegistroDeMateria[] }

/** Curriculum grid: its programme and name, a column for each cycle, a card for each subject. With a student's records, also the legend and the progress. (B §2, Curriculum grid viewer) */
export const Rejilla = ({
  reticula: { nombre, programa, arregloMateriasSeleccionadas: ciclos = [] },
  registros,
}: Props) => {
  const registroDe = useMemo(() => new Map(registros?.map(registro => [registro.id_materia, registro])), [registros])
  const filas = Math.max(1, ...ciclos.map(({ materias }) => materias.length))
  return (
    <Marco sx={{ '--ciclos': Math.max(1, ciclos.length), '--filas': filas }}>
      <div className="encabezado">
        <div>
          <Typography variant="h2" component="p">
            {programa?.nombre}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{nombre}</Typography>
        </div>
        {registros && <Leyenda />}
      </div>
      {registros && <ResumenDeAvance materias={ciclos.flatMap(({ materias }) => materias)} registros={registros} />}
      {ciclos.length === 0 && <Typography role="status">Esta malla todavía no tiene ciclos ni materias.</Typography>}
      <div className="ciclos" {...scrollable}>
        {ciclos.map(({ materias }, lugar) => (
          <section key={lugar} aria-label={`Ciclo ${lugar + 1}`}>
            <h2>{`Ciclo ${lugar + 1}`}</h2>
            <ul>
              {materias.map(materia => (
                <TarjetaDeMateria
                  key={materia.id_materia}
                  materia={materia}
                  deEstudiante={registros !== undefined}
                  registro={registroDe.get(materia.id_materia)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Marco>
  )
}

/** Lets the keyboard scroll the cycles. */
const scrollable = { role: 'region', 'aria-label': 'Ciclos', tabIndex: 0 }
