import type { Enlace } from './enlace.ts'
import { Seleccion } from './Seleccion.tsx'

const facilitadores: Enlace = {
  resource: 'facilitadores',
  uno: 'Facilitador',
  falta: 'Primero seleccione un facilitador',
  ofrecidos: 'activos',
  ligados: 'deConsejero',
  campo: 'facilitadorId',
  columnas: ['matricula', 'nombreC', 'status', 'telefono'],
  juntos: ['matricula', 'nombreC'],
}

/** Screen of the facilitadores who teach at the consejero's CUC. (B §2) */
export const SeleccionDeFacilitadores = () => <Seleccion enlace={facilitadores} />
