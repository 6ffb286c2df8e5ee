import { datosDeCurp } from '../domain/datosDeClaves.ts'

/** Fields that may show that a person is there already. */
export const quienEs = ['nombre', 'apellidopaterno', 'apellidomaterno', 'fecha_nacimiento', 'curp'] as const

/** Data of a person that follow from the CURP. */
export const usoDeCurp = { label: 'Usar los datos de la CURP', name: 'la CURP', values: datosDeCurp }
