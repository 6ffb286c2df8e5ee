import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { memo } from 'react'
import type { Ciclo } from '../../domain/ciclos.ts'
import { useAcciones } from './acciones.ts'
import { MateriaDeCiclo } from './MateriaDeCiclo.tsx'
import { creditosDe } from './movimientos.ts'

type Props = { ciclo: Ciclo; disabled: boolean; instrucciones: string }

/** Cycle that is being edited: its number, its subjects in order, and «Agregar materias». (B §2) */
export const CicloDeMalla = memo(({ ciclo, disabled, instrucciones }: Props) => {
  const { idCiclo, materias } = ciclo
  const nombre = `Ciclo ${idCiclo + 1}`
  return (
    <section data-ciclo={idCiclo} aria-label={nombre}>
      <header>
        <h3>{nombre}</h3>
        <span>{`${creditosDe([ciclo])} créditos`}</span>
        <Retirar idCiclo={idCiclo} disabled={disabled} />
      </header>
      <ol>
        {materias.map(materia => (
          <MateriaDeCiclo
            key={materia.id_materia}
            materia={materia}
            disabled={disabled}
            instrucciones={instrucciones}
          />
        ))}
      </ol>
      {materias.length === 0 && <p>Sin materias</p>}
      <AgregarMaterias idCiclo={idCiclo} disabled={disabled} />
    </section>
  )
})

type Boton = { idCiclo: number; disabled: boolean }

const Retirar = memo(({ idCiclo, disabled }: Boton) => {
  const { removeCiclo } = useAcciones()
  return (
    <IconButton
      size="small"
      aria-label={`Retirar el Ciclo ${idCiclo + 1}`}
      disabled={disabled}
      onClick={() => removeCiclo(idCiclo)}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  )
})

const AgregarMaterias = memo(({ idCiclo, disabled }: Boton) => {
  const { addMaterias } = useAcciones()
  return (
    <Button
      size="small"
      startIcon={<AddIcon />}
      aria-label={`Agregar materias al Ciclo ${idCiclo + 1}`}
      disabled={disabled}
      onClick={() => addMaterias(idCiclo)}
    >
      Agregar materias
    </Button>
  )
})
