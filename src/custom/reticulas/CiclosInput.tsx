import { useController } from 'react-hook-form'
import type { Ciclo } from '../../domain/ciclos.ts'
import type { PartProps } from '../../admin/form/partProps.ts'

/** The cycles of a grid and the subjects of each. (B §2, Curriculum grids admin) */
export const CiclosInput = ({ name }: PartProps) => {
  const { field } = useController<Record<string, readonly Ciclo[] | null>>({ name })
  return (field.value ?? []).map(({ idCiclo, materias }) => (
    <section key={idCiclo}>
      <h3>{`Ciclo ${idCiclo + 1}`}</h3>
      <ul>{materias.map(materia => <li key={materia.id_materia}>{materia.nombre}</li>)}</ul>
    </section>
  ))
}
