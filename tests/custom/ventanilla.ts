import { escena } from '../harness/escena.ts'
import { buena } from '../harness/filas.ts'
import { pdfDePrueba } from '../harness/pdfDePrueba.ts'
import { olvidar } from '../harness/porFuera.ts'
import { vecinos } from '../harness/vecinos.ts'

export const pdf = (texto = 'pago') => pdfDePrueba(texto, 'recibo de pago.pdf')

export const formulario = (campos: object) => {
  const cuerpo = new FormData()
  for (const [nombre, valor] of Object.entries(campos)) if (valor !== undefined) cuerpo.set(nombre, valor)
  return cuerpo
}

/** Creates the cast and its neighbours with the calls of certificates: request, send files, read lists. */
export async function ventanilla() {
  const e = await escena()
  const claves = await vecinos(e.db)
  const s = { escolar: await e.tokenDe('escolar'), coordinador: await e.tokenDe('coordinador') }
  const vaciar = () => olvidar(e.db, 'certificados', 'pasos', 'folios_de_certificados', 'archivos')
  const solicitar = (cambios: object = {}, mas: object = {}) =>
    e.pedir('POST', 'certificados', {
      token: s.escolar,
      cuerpo: formulario({ ...buena, comprobante_pago: pdf(), ...cambios }),
      ...mas,
    })
  const enviar = (
    n_folio: string,
    cual: 'comprobante-pago' | 'certificado',
    archivoPdf: unknown = pdf(cual),
    mas: object = {},
  ) =>
    e.pedir('POST', `certificados/${n_folio}/${cual}`, {
      token: cual === 'certificado' ? s.coordinador : s.escolar,
      cuerpo: formulario({ archivoPdf }),
      ...mas,
    })
  const lista = async (ruta = 'cuc/certificados/escolar', token = ruta.startsWith('cuc') ? s.escolar : s.coordinador) =>
    JSON.parse((await e.pedir('GET', ruta, { token })).texto).data
  return { e, s, claves, vaciar, solicitar, enviar, lista }
}
