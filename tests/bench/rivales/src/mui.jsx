import { DataGrid } from '@mui/x-data-grid'
import { createRoot } from 'react-dom/client'
import { rows } from './rows.js'
const columns = [
  { field: 'matricula', headerName: 'Matrícula', width: 190 },
  { field: 'nombre', headerName: 'Nombre', width: 150 },
  { field: 'apellidos', headerName: 'Apellidos', width: 170 },
  {
    field: 'asistencia',
    headerName: 'Asistencia',
    width: 110,
    editable: true,
    type: 'number',
    preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value < 0 || props.value > 100 }),
  },
  {
    field: 'calificacion',
    headerName: 'Calificación',
    width: 110,
    editable: true,
    type: 'number',
    preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value < 0 || props.value > 10 }),
  },
  { field: 'letra', headerName: 'Calificación letra', width: 160, editable: true },
  { field: 'retro', headerName: 'Retroalimentación', width: 260, editable: true },
]
createRoot(document.getElementById('root')).render(
  <DataGrid
    rows={rows}
    columns={columns}
    pageSizeOptions={[100]}
    processRowUpdate={row => row}
    onProcessRowUpdateError={() => undefined}
  />,
)
