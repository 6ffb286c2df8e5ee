import { usuarios } from '../../auth/tables.ts'
import { azar } from '../azar.ts'
import { dominio, type Taller } from '../taller.ts'

/** Adds the two accounts that belong to no person record. */
export const administradores = async ({ copy, hash }: Taller): Promise<void> => {
  const suerte = azar('administradores')
  await copy(usuarios, [
    {
      id: suerte.uuid(),
      email: `coordinador@${dominio}`,
      hash,
      rol: 'coordinador',
      nombre: 'Eloísa',
      apellido_paterno: 'Regalado',
      apellido_materno: 'Toledo',
      sexo: 'M',
      telefono: '9715550101',
    },
    {
      id: suerte.uuid(),
      email: `administrativo@${dominio}`,
      hash,
      rol: 'administrativo',
      nombre: 'Porfirio',
      apellido_paterno: 'Canseco',
      apellido_materno: 'Ruiz',
      sexo: 'H',
      telefono: '9515550102',
    },
  ])
}
