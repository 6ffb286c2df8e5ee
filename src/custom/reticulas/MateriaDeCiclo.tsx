import DragIcon from '@mui/icons-material/DragIndicator'
import { memo, type KeyboardEvent } from 'react'
import type { MateriaDeMalla } from '../../domain/ciclos.ts'
import { useAcciones } from './acciones.ts'

type Props = { materia: MateriaDeMalla; disabled: boolean; instrucciones: string }

/** Subject of a cycle that is being edited: dragged by the mouse, moved by the arrows or the menu of its handle, removed by «Quitar». (B §2) */
export const MateriaDeCiclo = memo(
  ({ materia: { id_materia, clave_materia, nombre, creditos }, disabled, instrucciones }: Props) => {
    const { remove, moveTowards, offer } = useAcciones()
    const onKeyDown = (event: KeyboardEvent) => {
      if (flechas.has(event.key) && moveTowards(id_materia, event.key)) event.preventDefault()
    }
    return (
      <li data-materia={id_materia} draggable={!disabled}>
        <button
          type="button"
          className="asa"
          aria-label={`Mover ${nombre}`}
          aria-describedby={instrucciones}
          disabled={disabled}
          onKeyDown={onKeyDown}
          onClick={event => offer(id_materia, event.currentTarget)}
        >
          <DragIcon fontSize="small" aria-hidden />
        </button>
        <span className="dato">
          <span>{clave_materia}</span>
          <span>{`${creditos} créditos`}</span>
        </span>
        <span className="nombre">{nombre}</span>
        <button
          type="button"
          className="quitar"
          aria-label={`Quitar ${nombre}`}
          disabled={disabled}
          onClick={() => remove(id_materia)}
        >
          Quitar
        </button>
      </li>
    )
  },
)

const flechas: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
