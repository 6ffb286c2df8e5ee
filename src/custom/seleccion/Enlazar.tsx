import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useGetList, useNotify, type RaRecord } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { RecordSearch } from '../../admin/fields/RecordSearch.tsx'
import { useResource } from '../../admin/fields/useResource.ts'
import { screenOnly } from '../../admin/theme/screenOnly.ts'
import { verbos, type Enlace, type Modo } from './enlace.ts'
import { useEnlace } from './useEnlace.ts'

type Props = {
  enlace: Enlace
  /** Name of the CUC. */
  cuc: string | undefined
  /** Further buttons in the same line. */
  children: ReactNode
}

/** Chooses one record and, once confirmed, links it to the caller's CUC or unlinks it. */
export const Enlazar = ({ enlace, cuc, children }: Props) => {
  const { resource, uno, falta, ligados } = enlace
  const { title } = useResource(resource)
  const { data: suyos = [], isPending } = useGetList<RaRecord>(resource, {
    pagination: { page: 1, perPage: 1000 },
    meta: { list: ligados },
  })
  const notify = useNotify()
  const [modo, setModo] = useState<Modo>('agregar')
  const [elegido, setElegido] = useState<RaRecord | null>(null)
  const [asking, setAsking] = useState(false)
  const change = (nuevo: Modo) => {
    setModo(nuevo)
    setElegido(null)
  }
  const { send, sending } = useEnlace(enlace, {
    onDone: () => change('agregar'),
    onSettled: () => setAsking(false),
  })
  const { verbo, hacia, color, puerta } = verbos[modo]
  const yaLigados = suyos.map(({ id }) => String(id))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 3, ...screenOnly }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={modo}
          aria-label="Modo"
          onChange={(_, nuevo: Modo | null) => nuevo && change(nuevo)}
        >
          <ToggleButton value="agregar">Agregar</ToggleButton>
          <ToggleButton value="eliminar">Eliminar</ToggleButton>
        </ToggleButtonGroup>
        <Box key={modo} sx={{ flex: '1 1 280px', maxWidth: 520 }}>
          <RecordSearch
            of={resource}
            meta={{ list: enlace[puerta] }}
            without={modo === 'agregar' ? yaLigados : []}
            ready={!isPending}
            value={elegido ? String(elegido.id) : null}
            knownChoice={elegido ?? undefined}
            onChoose={(_, record) => setElegido(record)}
            input={{ label: uno }}
          />
        </Box>
        <Button
          variant="contained"
          color={color}
          onClick={() => (elegido ? setAsking(true) : notify(falta, { type: 'info' }))}
        >{`${verbo} ${uno}`}</Button>
        {children}
      </Box>
      <ConfirmDialog
        open={asking}
        loading={sending}
        text={`${verbo} ${elegido?.[title]} ${hacia} ${cuc ?? 'su CUC'}`}
        onConfirm={() => elegido && send({ modo, clave: String(elegido.id) })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
