import { addMeses } from '../../../src/domain/fechas.ts'
import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import { apellidos, hombres, mujeres } from '../datos/nombres.ts'
import type { Taller } from '../taller.ts'
import type { Cuc } from './cucs.ts'

/** Adds the signers: in every campus its director, who follows another, and its school office; and the three who sign for all. */
export const firmantes = async ({ copy, hoy }: Taller, cucs: readonly Cuc[]): Promise<void> => {
  const suerte = azar('firmantes')
  const quien = () => {
    const sexo = suerte.ocurre(0.5) ? ('M' as const) : ('H' as const)
    return {
      nombre: suerte.uno(sexo === 'M' ? mujeres : hombres),
      apellidos: `${suerte.uno(apellidos)} ${suerte.uno(apellidos)}`,
      sexo,
    }
  }
  const hace = (meses: number) => addMeses(hoy, -meses)
  await copy(
    tables.firmantes,
    cucs.flatMap(({ clave: clave_cuc }) => {
      const relevo = suerte.entero(5, 20)
      const turnos = [
        { cargo: 'directivo', desde: hace(relevo + 36), hasta: hace(relevo) },
        { cargo: 'directivo', desde: hace(relevo - 1), hasta: null },
        { cargo: 'escolares', desde: hace(30), hasta: null },
      ] as const
      return turnos.map(cuando => ({ id_firmante: suerte.uuid(), clave_cuc, ...quien(), ...cuando }))
    }),
  )
  await copy(tables.autoridades, [
    {
      id_autoridad: suerte.uuid(),
      cargo: 'rector',
      nombre: 'Jacinto',
      apellidos: 'Vásquez Martínez',
      sexo: 'H',
      desde: hace(40),
      hasta: null,
    },
    {
      id_autoridad: suerte.uuid(),
      cargo: 'coordinador',
      nombre: 'Eloísa',
      apellidos: 'Regalado Toledo',
      sexo: 'M',
      desde: hace(40),
      hasta: null,
    },
    {
      id_autoridad: suerte.uuid(),
      cargo: 'escolarCentral',
      nombre: 'Eufrosina',
      apellidos: 'Jiménez Toledo',
      sexo: 'M',
      desde: hace(40),
      hasta: null,
    },
  ])
}
