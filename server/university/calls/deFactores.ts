import * as z from 'zod'
import { roles } from '../../../src/domain/roles.ts'
import { pedidoDeSecreto } from '../../auth/sistemas/nuevoSecreto.ts'
import type { ApiCall } from '../../openapi/apiCall.ts'

const texto = z.string()
const cuando = z.iso.datetime()
const conContrasena = z.looseObject({ contrasenia_actual: texto })
const conCodigo = z.looseObject({ pase: texto, codigo: texto })
const conLlave = z.looseObject({ pase: texto, credencial: z.looseObject({}) })
const reto = z.strictObject({ pase: texto, opciones: z.looseObject({}) })
const codigos = z.array(texto).optional()
const sesion = z.looseObject({ token: texto, rol: z.enum(roles), email: texto })

/** The second step of a sign-in, and the factors of one's own account. */
export const deFactores = (): readonly ApiCall[] => {
  const ingreso = { group: 'Sesión y cuenta', method: 'POST', roles: 'public', answers: sesion } as const
  const propio = { group: 'Segundo factor', method: 'POST', roles } as const
  return [
    { ...ingreso, path: 'login/segundo-paso', summary: 'Terminar de iniciar sesión con un código', body: conCodigo },
    { ...ingreso, path: 'login/activacion', summary: 'Activar el factor que se exige y entra', body: conCodigo },
    {
      ...ingreso,
      path: 'login/llave/reto',
      summary: 'Pedir un reto para una llave de acceso',
      body: z.looseObject({ pase: texto.optional() }),
      answers: reto,
    },
    { ...ingreso, path: 'login/llave', summary: 'Iniciar sesión con una llave de acceso', body: conLlave },
    {
      ...ingreso,
      path: 'login/institucion',
      summary: 'Terminar de iniciar sesión con la cuenta institucional',
      body: z.looseObject({}),
      answers: z.looseObject({}),
    },
    {
      ...ingreso,
      method: 'GET',
      path: 'institucion/ingreso',
      summary: 'Lleva a la página de la institución',
      answers: 'archivo',
      status: 302,
    },
    {
      ...ingreso,
      method: 'GET',
      path: 'institucion/regreso',
      summary: 'Recibir a quien vuelve de la página de la institución',
      answers: 'archivo',
      status: 302,
    },
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
      group: 'Llaves de sistemas',
      method: 'POST',
      path: 'llavesDeSistemas/{id}/secreto',
      summary: 'Generar el secreto de una llave, que se muestra una sola vez',
      roles: ['administrativo', 'coordinador'],
      body: pedidoDeSecreto,
      answers: z.strictObject({ secreto: texto }),
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
  ]
}
