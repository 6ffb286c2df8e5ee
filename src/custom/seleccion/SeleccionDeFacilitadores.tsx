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

/** The facilitadores who teach at the own CUC. (B §2) */
export const SeleccionDeFacilitadores = () => <Seleccion enlace={facilitadores} />
