import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ListBase } from 'ra-core'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import { useResource } from '../../admin/fields/useResource.ts'
import { EmptyOnError } from '../../admin/list/EmptyOnError.tsx'
import { FramedRows } from '../../admin/list/FramedRows.tsx'
import { ListPagination } from '../../admin/list/ListPagination.tsx'
import { SearchBox } from '../../admin/list/SearchBox.tsx'
import { shownColumns } from '../../admin/list/shownColumns.ts'
import type { MateriaDeMalla } from '../../domain/ciclos.ts'
import { BotonDeMateria } from './BotonDeMateria.tsx'

type Props = {
  ciclo: number
  dentro: ReadonlySet<string>
  onAdd: (materia: MateriaDeMalla) => void
  onClose: () => void
}

/** Dialog of all subjects, to search, sort and add to a cycle one by one. (B §2) */
export const SeleccionDeMaterias = ({ ciclo, dentro, onAdd, onClose }: Props) => {
  const materias = useResource('materias')
  return (
    <TitledDialog
      title="Seleccione materias"
      maxWidth="md"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <ListBase
        resource="materias"
        queryOptions={{ meta: { list: 'todas' } }}
        perPage={10}
        sort={{ field: 'clave_materia', order: 'ASC' }}
        storeKey={false}
        disableSyncWithLocation
        disableAuthentication
      >
        <EmptyOnError>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 1.5 }}>
            <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
              <SearchBox />
            </Box>
            <Typography sx={{ ml: 'auto', color: 'text.secondary' }}>{`Se agregan al Ciclo ${ciclo + 1}`}</Typography>
          </Box>
          <FramedRows
            columns={shownColumns(materias, 'todas', materias.columns)}
            height={420}
            action={<BotonDeMateria dentro={dentro} onAdd={onAdd} />}
          >
            <ListPagination />
          </FramedRows>
        </EmptyOnError>
      </ListBase>
    </TitledDialog>
  )
}
