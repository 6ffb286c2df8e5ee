import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { rows } from './rows.js'
ModuleRegistry.registerModules([AllCommunityModule])
const columnDefs = [
  { field: 'matricula', headerName: 'Matrícula', width: 190 },
  { field: 'nombre', headerName: 'Nombre', width: 150 },
  { field: 'apellidos', headerName: 'Apellidos', width: 170 },
  { field: 'asistencia', headerName: 'Asistencia', width: 110, editable: true, cellDataType: 'number' },
  { field: 'calificacion', headerName: 'Calificación', width: 110, editable: true, cellDataType: 'number' },
  { field: 'letra', headerName: 'Calificación letra', width: 160, editable: true },
  { field: 'retro', headerName: 'Retroalimentación', width: 260, editable: true },
]
createRoot(document.getElementById('root')).render(
  <div style={{ height: 760 }}>
    <AgGridReact rowData={rows} columnDefs={columnDefs} enterNavigatesVerticallyAfterEdit undoRedoCellEditing />
  </div>,
)
