import { nombreDeFase, fasesDe, liberacion } from './fases.ts'
import { estadoDe, estaAbierta, faltaDecidirLaCarta, type Servicio } from './servicio.ts'
import { transicion, type Accion } from './transiciones.ts'

/** Returns why a step may not be taken on a phase now, in the words that the person reads; `undefined` when it may. (B §4, §5) */
export const faltaDeTransicion = (servicio: Servicio, accion: Accion, fase: number): string | undefined => {
  const paso = transicion(accion, fase)
  const nombre = `«${nombreDeFase(fase)}»`
  if (!paso)
    return fase === liberacion
      ? 'La carta de liberación la entrega la coordinación académica'
      : `La fase ${nombre} no admite esta acción`
  if (!fasesDe(servicio.periodo).includes(fase))
    return `La fase ${nombre} solo corresponde a un servicio social de 1 Año`
  if (!estaAbierta(servicio, fase)) return cerrada[accion] ?? `La fase ${nombre} todavía no está abierta`
  if (accion !== 'enviar' && faltaDecidirLaCarta(servicio, fase)) return primeroLaCarta
  const estado = estadoDe(servicio, fase)
  return paso.desde.includes(estado) ? undefined : ya[accion](nombre, estado)
}

/** Refusal for a school office that decides phase 2 too early. (B §5) */
export const primeroLaCarta = 'Primero acepte o rechace la Carta de solicitud'

const cerrada: { [A in Accion]?: string } = { entregar: 'El servicio social no está pendiente de liberación' }

const porDecidir = (nombre: string, estado: string) =>
  estado === 'pendiente'
    ? `La fase ${nombre} todavía no ha sido enviada`
    : `La fase ${nombre} ya fue decidida: ${estado}`

const ya: { [A in Accion]: (nombre: string, estado: string) => string } = {
  enviar: (nombre, estado) =>
    estado === 'enviado' ? `La fase ${nombre} ya fue enviada y está en revisión` : `La fase ${nombre} ya fue aceptada`,
  aceptar: porDecidir,
  rechazar: porDecidir,
  entregar: () => 'El servicio social ya fue completado',
}
