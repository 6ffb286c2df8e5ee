import { datosDeCurp } from '../domain/datosDeClaves.ts'

/** What tells that somebody is there already. */
export const quienEs = ['nombre', 'apellidopaterno', 'apellidomaterno', 'fecha_nacimiento', 'curp'] as const

/** What a CURP tells of its person. */
export const usoDeCurp = { label: 'Usar los datos de la CURP', name: 'la CURP', values: datosDeCurp }
