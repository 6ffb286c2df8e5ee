import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Theme } from '@mui/material/styles'
import { LinkBase } from 'ra-core'
import { forReadersOnly } from '../../admin/theme/forReadersOnly.ts'
import { enCifras } from '../../language/enCifras.ts'
import type { RowGroup } from '../../schema/rowGroup.ts'

/** Columns of a table of counts. */
export type ColumnasDeCuentas = {
  /** Columns before the figures. */
  grupos: readonly (readonly [label: string, texto: (grupo: RowGroup) => string])[]
  /** Figures: the rows of a declared view, or all rows. */
  cifras: readonly (readonly [label: string, vista?: string])[]
}

type Props = ColumnasDeCuentas & {
  titulo: string
  renglones: readonly RowGroup[]
  /** Address of the rows behind a figure of a group: those of a view, or all. */
  direccionDe: (grupo: RowGroup, vista?: string) => string
}

/** Table of groups and their figures; each figure that is not zero links to its rows. */
export const TablaDeCuentas = ({ titulo, renglones, grupos, cifras, direccionDe }: Props) => (
  <TableContainer component={Paper} variant="outlined" sx={{ maxHeight: 480 }} tabIndex={0} aria-label={titulo}>
    <Table size="small" stickyHeader sx={enTelefono}>
      <TableHead>
        <TableRow>
          {grupos.map(([label]) => (
            <TableCell key={label}>{label}</TableCell>
          ))}
          {cifras.map(([label]) => (
            <TableCell key={label} align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {renglones.map(grupo => (
          <TableRow key={JSON.stringify(grupo.valores)}>
            {grupos.map(([label, texto]) => (
              <TableCell key={label}>{texto(grupo)}</TableCell>
            ))}
            {cifras.map(([label, vista]) => (
              <TableCell key={label} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }} data-cifra={label}>
                <Cifra
                  cuantos={vista ? (grupo.vistas[vista] ?? 0) : grupo.total}
                  a={direccionDe(grupo, vista)}
                  deQue={[label, grupos.map(([, texto]) => texto(grupo)).join(', ')]}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

/** A figure that links to its rows, named by what it counts and of which group; a bare zero. */
const Cifra = ({ cuantos, a, deQue: [que, quienes] }: { cuantos: number; a: string; deQue: [string, string] }) =>
  cuantos === 0 ? (
    '0'
  ) : (
    <Link component={LinkBase} to={a} aria-label={`${que}: ${enCifras(cuantos)}, ${quienes}`}>
      {enCifras(cuantos)}
    </Link>
  )

/** Turns each row into a card on a phone: the group, and below it each figure beside its name. */
const enTelefono = (tema: Theme) => ({
  [tema.breakpoints.down('sm')]: {
    display: 'block',
    '& thead': { ...forReadersOnly, width: '1px', height: '1px' },
    '& tbody': { display: 'block' },
    '& tr': { display: 'block', padding: 1.5, borderBottom: `1px solid ${tema.vars?.palette.divider ?? ''}` },
    '& td': { display: 'block', padding: 0, border: 0, textAlign: 'left' },
    '& td:first-of-type': { fontWeight: 600 },
    '& td[data-cifra]': {
      display: 'flex',
      flexDirection: 'row',
      justifyContent: 'space-between',
      minHeight: 32,
      alignItems: 'center',
    },
    '& td[data-cifra]::before': { content: 'attr(data-cifra)', color: tema.vars?.palette.text.secondary },
  },
})
