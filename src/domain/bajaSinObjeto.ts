/** Returns why a leave in a state can only be refused once its student goes on under another matrícula, and by which step; undefined otherwise. */
export const bajaSinObjeto = (estado: unknown, continua: unknown): string | undefined =>
  continua === true && (estado === 'solicitada' || estado === 'aceptada')
    ? `El estudiante continúa con otra matrícula: la de esta baja ya está inactiva y no hay qué dar de baja. Elija «${estado === 'solicitada' ? 'Rechazar' : 'No procede'}» y escriba el motivo, que el estudiante leerá; si aún necesita la baja, la solicita con su matrícula nueva.`
    : undefined
