import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useField } from '../../admin/form/useField.ts'
import type { PartProps } from '../../admin/form/PartProps.ts'
import { Announcement } from '../../admin/screen/Announcement.tsx'
import { forReadersOnly } from '../../admin/theme/forReadersOnly.ts'
import { AccionesContext } from './acciones.ts'
import { BotonesDeCiclos } from './BotonesDeCiclos.tsx'
import { Ciclos, CiclosContext } from './Ciclos.tsx'
import { CuentaDeMalla } from './CuentaDeMalla.tsx'
import { esCiclos } from './esCiclos.ts'
import { MenuDeMovimientos } from './MenuDeMovimientos.tsx'
import { SeleccionDeMaterias } from './SeleccionDeMaterias.tsx'
import { Tablero } from './Tablero.ts'
import { useArrastre } from './useArrastre.ts'
import { useMalla } from './useMalla.ts'

/** Cycles of a grid and their subjects, moved within and between cycles by dragging, by arrows and by a menu. (B §2, Curriculum grids admin) */
export const CiclosInput = ({ name, field, disabled }: PartProps) => {
  const id = useId()
  const { value, change, inputProps } = useField({ name, field, disabled })
  const ciclos = useMemo(() => (esCiclos(value) ? value : []), [value])
  const board = useRef<HTMLDivElement>(null)
  const malla = useMalla({ ciclos, change, board })
  const { acciones, menu, eligiendo, retirado } = malla
  const arrastre = useArrastre(acciones.move)
  const tablero = useMemo(
    () => (
      <Tablero ref={board} {...arrastre}>
        <Ciclos disabled={disabled} instrucciones={`${id}-teclas`} />
      </Tablero>
    ),
    [arrastre, disabled, id],
  )
  const error = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (inputProps.error) error.current?.scrollIntoView?.({ block: 'nearest' })
  }, [inputProps.error])
  return (
    <AccionesContext value={acciones}>
      <Stack role="group" aria-labelledby={`${id}-titulo`} sx={{ gap: 1.5 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography id={`${id}-titulo`} variant="h3">
            {field.label}
          </Typography>
          <CuentaDeMalla ciclos={ciclos} />
          <BotonesDeCiclos cuantos={ciclos.length} disabled={disabled} onAdd={malla.addCiclo} />
        </Stack>
        {inputProps.error && (
          <FormHelperText ref={error} error role="alert">
            {inputProps.helperText}
          </FormHelperText>
        )}
        {retirado && (
          <Typography role="status">
            {retirado.texto}{' '}
            <Button size="small" onClick={() => malla.giveBack(retirado.ciclos)}>
              Deshacer
            </Button>
          </Typography>
        )}
        <span id={`${id}-teclas`} style={forReadersOnly}>
          Las flechas la mueven dentro de su ciclo y a otro; Intro abre el menú de movimientos
        </span>
        <Announcement>{malla.dicho && <span role="status">{malla.dicho}</span>}</Announcement>
        <CiclosContext value={ciclos}>{tablero}</CiclosContext>
      </Stack>
      {menu && <MenuDeMovimientos {...menu} ciclos={ciclos} onClose={malla.closeMenu} />}
      {eligiendo !== undefined && (
        <SeleccionDeMaterias
          ciclo={eligiendo}
          dentro={new Set(ciclos.flatMap(({ materias }) => materias.map(({ id_materia }) => id_materia)))}
          onAdd={materia => malla.add(eligiendo, materia)}
          onClose={malla.stopChoosing}
        />
      )}
    </AccionesContext>
  )
}
