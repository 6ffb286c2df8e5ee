import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { LinkBase } from 'ra-core'
import { useId, type ReactNode } from 'react'
import { useChoice } from '../../admin/address/useChoice.ts'
import { ReadFailure } from '../../admin/read/ReadFailure.tsx'
import { useReadAt } from '../../admin/read/useReadAt.ts'
import { forReadersOnly } from '../../admin/theme/forReadersOnly.ts'
import { Loader } from '../../admin/loader/Loader.tsx'
import { enCifras } from '../../language/enCifras.ts'
import type { RowGroup } from '../../schema/rowGroup.ts'

type Props = {
  titulo: string
  /** Path of the door, the fields by which its rows are grouped, and a filter for all of them. */
  path: string
  por: readonly string[]
  filtro?: Readonly<Record<string, string>>
  /** Tab that lists these rows. */
  tab: string
  /** Columns before the figures. */
  grupos: readonly (readonly [label: string, texto: (grupo: RowGroup) => string])[]
  /** Figures: the rows of a declared view, or all rows. */
  cifras: readonly (readonly [label: string, vista?: string])[]
  nada: string
  /** Views of what is owed: groups without rows in any of them stay behind a button. */
  deben?: readonly string[]
  children?: ReactNode
}

/** Counts of a list's rows, grouped by some fields; each figure links to exactly its rows. With `deben`, groups that owe nothing are hidden until asked for. */
export const Cuentas = ({ titulo, path, por, filtro = {}, tab, grupos, cifras, nada, deben, children }: Props) => {
  const id = useId()
  const pedido = new URLSearchParams({ por: por.join(','), filter: JSON.stringify(filtro) })
  const { data, isPending, refetch } = useReadAt<readonly RowGroup[]>(`${path}?${pedido}`, { error: falla })
  const [todos, verTodos] = useChoice(`todos ${tab}`)
  const conDeuda = deben ? data?.filter(({ vistas }) => deben.some(vista => vistas[vista])) : data
  const mostrados = todos ? data : conDeuda
  const alDia = (data?.length ?? 0) - (conDeuda?.length ?? 0)
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {titulo}
      </Typography>
      {children}
      {isPending && <Loader />}
      {!isPending && !data && <ReadFailure text={falla} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{nada}</Typography>}
      {data && data.length > 0 && mostrados?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Todo está al día.</Typography>
      )}
      {mostrados && mostrados.length > 0 && (
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
              {mostrados.map(grupo => (
                <TableRow key={JSON.stringify(grupo.valores)}>
                  {grupos.map(([label, texto]) => (
                    <TableCell key={label}>{texto(grupo)}</TableCell>
                  ))}
                  {cifras.map(([label, vista]) => {
                    const cuantos = vista ? (grupo.vistas[vista] ?? 0) : grupo.total
                    return (
                      <TableCell
                        key={label}
                        align="right"
                        sx={{ fontVariantNumeric: 'tabular-nums' }}
                        data-cifra={label}
                      >
                        {cuantos ? (
                          <Link
                            component={LinkBase}
                            to={direccionDe(tab, { ...filtro, ...grupo.valores }, vista)}
                            aria-label={`${label}: ${enCifras(cuantos)}, ${grupos.map(([, texto]) => texto(grupo)).join(', ')}`}
                          >
                            {enCifras(cuantos)}
                          </Link>
                        ) : (
                          '0'
                        )}
                      </TableCell>
                    )
                  })}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {alDia > 0 && !todos && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => verTodos('si')}>
          {`Ver también ${alDia === 1 ? 'el renglón' : `los ${enCifras(alDia)} renglones`} al día`}
        </Button>
      )}
    </section>
  )
}

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

const falla = 'No se pudieron contar los pendientes.'

/** Returns the address of the rows behind a figure: the tab of the lists, the values of the group, and the declared view. */
const direccionDe = (tab: string, valores: Readonly<Record<string, unknown>>, vista?: string) =>
  `/listasDeSeguimiento?${new URLSearchParams({ tab, ...(vista ? { vista } : {}), filter: JSON.stringify(valores) })}`
