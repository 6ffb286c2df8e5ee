import { sexos } from '../domain/personas.ts'
import { patrones } from '../domain/patrones.ts'
import { choice, date, text, via } from '../schema/fields.ts'

/** Fields of somebody who signs in an office, with the days from and to. (B §7) */
export const quienFirma = () => ({
  nombre: text({
    label: 'Nombre',
    required: 'El nombre de quien firma es requerido',
    max: 100,
    pattern: [patrones.nombrePropio, 'El nombre debe contener solo letras'],
  }),
  apellidos: text({
    label: 'Apellidos',
    required: 'Los apellidos de quien firma son requeridos',
    max: 200,
    pattern: [patrones.nombrePropio, 'Los apellidos deben contener solo letras'],
  }),
  nombreC: via({ label: 'Nombre completo', of: ['nombre', 'apellidos'] }),
  sexo: choice({ label: 'Sexo', choices: sexos, help: 'Con él se escribe el cargo: Directora, Rector…' }),
  desde: date({ label: 'Firma desde', heading: 'Desde', required: 'Indique desde qué día firma' }),
  hasta: date({ label: 'Firma hasta', heading: 'Hasta', help: 'Vacío mientras siga en el cargo' }),
})

/** Those of them that the form asks for, in its order. */
export const pedidoDeQuienFirma = ['nombre', 'apellidos', 'sexo', 'desde', 'hasta'] as const

/** Rule that a person signs for one day at least: returns `true`, or the sentence that refuses the dates. */
export const terminaDespues = ({ desde, hasta }: { desde: string | null; hasta: string | null }) =>
  !desde || !hasta || desde <= hasta || 'El último día no puede ser anterior al primero'
