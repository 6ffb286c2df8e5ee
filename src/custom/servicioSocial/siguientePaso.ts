import { informacion, liberacion, nombreDeFase } from '../../domain/servicioSocial/fases.ts'
import { faseDe, servicioDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { estaAbierta, faseActual } from '../../domain/servicioSocial/servicio.ts'

/** Returns the rejected phase that is open for correction, if any, whatever else is under way. */
export const porCorregir = (registro: RegistroDeServicio): number | undefined => {
  const servicio = servicioDe(registro)
  const actual = faseActual(servicio)
  return [actual, actual + 1].find(fase => estaAbierta(servicio, fase) && faseDe(registro, fase).status === 'rechazado')
}

/** Returns the sentence that says what the student has to do next, or waits for. */
export const siguientePaso = (registro: RegistroDeServicio): string => {
  const servicio = servicioDe(registro)
  const actual = faseActual(servicio)
  if (actual === liberacion)
    return registro.status === 'completado'
      ? 'Su servicio social está completado'
      : 'La coordinación académica prepara su carta de liberación'
  const rechazada = porCorregir(registro)
  if (rechazada !== undefined) return `Corrija y envíe de nuevo «${nombreDeFase(rechazada)}»`
  const { status } = faseDe(registro, actual)
  if (status === 'enviado') return `Servicios escolares revisa «${nombreDeFase(actual)}»`
  return actual === informacion
    ? 'Llene y envíe la información de su servicio'
    : `Suba «${nombreDeFase(actual)}» en PDF`
}
