import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useSteady } from '../../admin/fields/useSteady.ts'
import type { PartProps } from '../../admin/form/PartProps.ts'
import { useField } from '../../admin/form/useField.ts'
import { llamadasDichas } from '../../domain/llavesDeSistemas.ts'
import { esRol } from '../../domain/roles.ts'
import { llamadasPrestables } from '../../resources/llamadasPrestables.ts'

/** Choice of the calls that a system's key may make, among those that its role can lend, grouped by subject. */
export const LlamadasInput = ({ name, field, disabled }: PartProps) => {
  const {
    value,
    change,
    inputProps: { helperText, error, inputRef, onBlur },
  } = useField({ name, field, disabled })
  const rol: unknown = useWatch({ name: 'rol' })
  const grupos = useMemo(
    () => new Map((esRol(rol) ? llamadasPrestables(rol) : []).map(({ llamada, grupo }) => [llamada, grupo])),
    [rol],
  )
  const dichas = llamadasDichas(value)
  const elegidas = useSteady(typeof dichas === 'string' ? [] : dichas.map(({ llamada }) => llamada))
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      disabled={disabled}
      options={[...grupos.keys()]}
      getOptionLabel={llamada => (grupos.has(llamada) ? llamada : `${llamada} (su rol no la abre)`)}
      groupBy={llamada => grupos.get(llamada) ?? ''}
      value={elegidas}
      onChange={(_, llamadas) => change(llamadas.map(llamada => ({ llamada })))}
      onBlur={onBlur}
      noOptionsText={grupos.size ? 'Ninguna se llama así' : 'Elija antes el rol'}
      renderInput={params => (
        <TextField
          {...params}
          label={field.label}
          required
          margin="none"
          error={error}
          helperText={helperText}
          inputRef={inputRef}
        />
      )}
    />
  )
}
