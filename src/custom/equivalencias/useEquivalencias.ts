import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { initialValues } from '../../admin/form/initialValues.ts'
import { useDraft } from '../../admin/form/useDraft.ts'
import { useSend } from '../../admin/send/useSend.ts'
import { calificacionesPrevias } from '../../resources/calificacionesPrevias.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { Value } from '../../schema/kinds.ts'
import { comoLista, comoNotas, fallasComunes, notasEscritas, type Malla } from './notasEscritas.ts'

type Options = { ruta: string; matricula: string; malla?: Malla; onClose: () => void }

/** Provides the grades of a plan and their shared fields as one form, kept as a draft, judged and sent as a whole. Closing it discards the draft. */
export const useEquivalencias = ({ ruta, matricula, malla, onClose }: Options) => {
  const notify = useNotify()
  const resource = resourceNamed(calificacionesPrevias.name)
  const [fallas, setFallas] = useState<Readonly<Record<string, string>>>({})
  const form = useForm<Record<string, Value>>({
    defaultValues: { ...initialValues(resource), tipo: 'Equivalencia', notas: [] },
  })
  const { value, onChange } = useController({ control: form.control, name: 'notas' }).field
  const notas = comoNotas(value)
  const borrador = useDraft({ resource, id: `plan/${matricula}`, form, beside: ['notas'] })
  const close = () => {
    borrador.end()
    onClose()
  }
  const showErrors = (errors: Readonly<Record<string, string>>) => {
    setFallas(errors)
    for (const [name, message] of Object.entries(errors)) {
      if (Object.hasOwn(calificacionesPrevias.fields, name)) form.setError(name, { type: 'declared', message })
    }
  }
  const { send, sending, error } = useSend({
    reads: [calificacionesPrevias.name, 'read'],
    onDone: close,
    onRefused: showErrors,
  })
  const submit = () => {
    form.clearErrors()
    const { notas: _, ...comun } = form.getValues()
    const { calificaciones, faltas } = notasEscritas(notas, malla?.materias ?? [])
    const todas = { ...fallasComunes(comun), ...faltas }
    showErrors(todas)
    if (calificaciones.length + Object.keys(faltas).length === 0)
      return notify('Escriba al menos una calificación', { type: 'info' })
    if (Object.keys(todas).length) return notify('Primero corrija las validaciones', { type: 'info' })
    send(`${ruta}/equivalencias`, { ...comun, calificaciones })
  }
  return {
    form,
    borrador,
    notas,
    fallas,
    note: (materia: string, nota: string) => onChange(comoLista({ ...notas, [materia]: nota })),
    submit,
    sending,
    error,
    close,
  }
}
