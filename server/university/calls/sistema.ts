import * as z from 'zod'
import { pedidoDeCorreos } from '../../custom/correos.ts'
import type { ApiCall } from '../../crud/apiCall.ts'

const texto = z.string()
const quiza = texto.nullable()
const cuando = z.iso.datetime()

/** Describes the calls of the system: its health, its mails, its files. */
export const sistema = (): readonly ApiCall[] => {
  const sistema = { group: 'Sistema', roles: 'public', answers: null } satisfies Partial<ApiCall>
  const salud = z.strictObject({ avisos: z.array(texto) }).nullable()
  return [
    {
      ...sistema,
      method: 'GET',
      path: 'salud',
      summary: 'Si el sistema puede atender, y lo que debe atenderse',
      answers: salud,
    },
    { ...sistema, method: 'GET', path: 'salud/vivo', summary: 'El programa está en marcha' },
    { ...sistema, method: 'GET', path: 'salud/listo', summary: 'El sistema puede atender' },
    {
      ...sistema,
      method: 'GET',
      path: 'openapi.json',
      summary: 'Este documento',
      answers: z.looseObject({ openapi: texto }),
      bare: true,
    },
    { ...sistema, method: 'GET', path: 'referencia', summary: 'Este documento como página', answers: 'archivo' },
    {
      ...sistema,
      method: 'GET',
      path: 'correos',
      summary: 'Los correos que salieron, esperan o no salieron',
      roles: ['administrativo'],
      query: pedidoDeCorreos,
      answers: z.strictObject({
        correos: z.array(z.looseObject({ id: z.uuid(), para: texto, asunto: texto, estado: texto })),
        cuantos: z.record(texto, z.int()),
        porPagina: z.int(),
        sinServidor: z.boolean(),
      }),
    },
    {
      ...sistema,
      method: 'GET',
      path: 'estado',
      summary: 'Cómo está cada parte del sistema y qué hacer',
      roles: ['coordinador', 'administrativo'],
      answers: z.strictObject({
        momento: cuando,
        partes: z.array(
          z.strictObject({ parte: texto, estado: z.enum(['bien', 'atender', 'mal']), dicho: texto, hacer: quiza }),
        ),
      }),
    },
    {
      ...sistema,
      method: 'POST',
      path: 'correos/{id}/reenviar',
      summary: 'Enviar de nuevo un correo',
      roles: ['administrativo'],
    },
    {
      ...sistema,
      method: 'GET',
      path: 'storage/{archivo}',
      summary: 'Un archivo, por el enlace firmado que da un registro',
      query: z.object({ expira: texto.optional(), firma: texto.optional() }),
      answers: 'archivo',
    },
  ]
}
