import Button from '@mui/material/Button'
import { useRecordContext } from 'ra-core'
import type { MouseEvent } from 'react'
import type { MateriaDeMalla } from '../../domain/ciclos.ts'

type Props = { dentro: ReadonlySet<string>; onAdd: (materia: MateriaDeMalla) => void }

/** «Agregar» of a row, disabled as «Agregada» once any cycle of the grid has the subject. The focus goes on to the next row. (B §2) */
export const BotonDeMateria = ({ dentro, onAdd }: Props) => {
  const materia = useRecordContext()
  if (!materia) return null
  const { id_materia, clave_materia, nombre, creditos } = materia
  const agregada = dentro.has(id_materia)
  const add = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    siguiente(currentTarget)?.focus()
    onAdd({ id_materia, clave_materia, nombre, creditos })
  }
  return (
    <Button
      size="small"
      variant="outlined"
      data-agregar
      disabled={agregada}
      aria-label={`${agregada ? 'Agregada' : 'Agregar'} ${nombre}`}
      onClick={add}
    >
      {agregada ? 'Agregada' : 'Agregar'}
    </Button>
  )
}

/** Returns the button that takes the focus when the pressed one is disabled and loses it: the next, or else the one before. */
const siguiente = (boton: HTMLButtonElement) => {
  const todos = [
    ...(boton.closest('[role=region]')?.querySelectorAll<HTMLButtonElement>('button[data-agregar]:not(:disabled)') ??
      []),
  ]
  return todos[todos.indexOf(boton) + 1] ?? todos[todos.indexOf(boton) - 1]
}
