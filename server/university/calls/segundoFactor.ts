import * as z from 'zod'
import { roles } from '../../../src/domain/roles.ts'
import { pedidoDeSecreto } from '../../auth/sistemas/nuevoSecreto.ts'
import type { ApiCall } from '../../crud/apiCall.ts'
import { conCodigo, conLlave, reto } from './sesionYCuenta.ts'

const texto = z.string()
const cuando = z.iso.datetime()
const conContrasena = z.looseObject({ contrasenia_actual: texto })
const codigos = z.array(texto).optional()

/** Describes the calls of the own account's factors, and of the secrets of the keys of systems. */
export const segundoFactor = (): readonly ApiCall[] => {
  const propio = { group: 'Segundo factor', method: 'POST', roles } satisfies Partial<ApiCall>
  return [
    {
      ...propio,
      method: 'GET',
      path: 'segundo-factor',
      summary: 'Los factores de la cuenta propia',
      answers: z.looseObject({
        app: cuando.nullable(),
        llaves: z.array(z.looseObject({ id: texto, nombre: texto, creada: cuando, ultima: cuando.nullable() })),
        exigido: z.boolean(),
        admiteLlaves: z.boolean(),
      }),
    },
    {
      ...propio,
      path: 'segundo-factor',
      summary: 'Empieza a activar la aplicación de códigos',
      body: conContrasena,
      answers: z.looseObject({ pase: texto, secreto: texto }),
    },
    {
      ...propio,
      path: 'segundo-factor/confirmacion',
      summary: 'Activar la aplicación de códigos',
      body: conCodigo,
      answers: z.strictObject({ codigos }),
    },
    {
      ...propio,
      path: 'segundo-factor/desactivacion',
      summary: 'Dejar de pedir la aplicación de códigos',
      body: conContrasena,
      answers: null,
    },
    {
      ...propio,
      path: 'segundo-factor/codigos',
      summary: 'Renueva los códigos de recuperación',
      body: conContrasena,
      answers: z.strictObject({ codigos }),
    },
    {
      ...propio,
      path: 'llaves/reto',
      summary: 'Pedir un reto para una llave de acceso nueva',
      body: conContrasena,
      answers: reto,
    },
    {
      ...propio,
      path: 'llaves',
      summary: 'Registrar una llave de acceso',
      body: conLlave,
      answers: z.strictObject({ codigos }),
    },
    {
      ...propio,
      path: 'llaves/{id}/retiro',
      summary: 'Retira una llave de acceso',
      body: conContrasena,
      answers: null,
    },
    {
      group: 'Llaves de sistemas',
      method: 'POST',
      path: 'llavesDeSistemas/{id}/secreto',
      summary: 'Generar el secreto de una llave, que se muestra una sola vez',
      roles: ['administrativo', 'coordinador'],
      body: pedidoDeSecreto,
      answers: z.strictObject({ secreto: texto }),
    },
  ]
}
