import type { Enlace } from './enlace.ts'
import { Seleccion } from './Seleccion.tsx'

const programas: Enlace = {
  resource: 'programas',
  uno: 'Programa',
  falta: 'Primero seleccione un programa',
  ofrecidos: 'todos',
  ligados: 'deMiCuc',
  campo: 'idPrograma',
  columnas: ['clave', 'nombre', 'grado', 'modalidad'],
}

/** Screen of the programmes taught at the consejero's CUC. (B §2) */
export const SeleccionDeProgramas = () => <Seleccion enlace={programas} />
