import type { createApp } from '../../server/universityServer.ts'
import type { Papel, proveedor } from './proveedor.ts'

type Partes = { en: ReturnType<typeof createApp>; p: Awaited<ReturnType<typeof proveedor>> }

/** Goes to the institution and comes back as a browser does; `partes` says with which app and which provider. */
export const institucionPorFuera = (partes: () => Partes) => {
  const galletaDe = (respuesta: Response) =>
    /institucion_pase[\w-]*=[\w-]+/.exec(respuesta.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const ir = (ruta: string, cookie = '') => partes().en.request(`/api/${ruta}`, { headers: { cookie } })

  /** Leaves for the institution and comes back from it, as a browser does; answers the way back, still unused. */
  const ida = async (papel: Papel) => {
    const { p } = partes()
    for (const campo of Object.keys(p.papel)) Reflect.deleteProperty(p.papel, campo)
    Object.assign(p.papel, papel)
    const salida = await ir('institucion/ingreso')
    const cookie = galletaDe(salida)
    const vuelta = await fetch(salida.headers.get('location') ?? '', { redirect: 'manual' })
    const { search } = new URL(vuelta.headers.get('location') ?? '')
    return { salida, cookie, regreso: `institucion/regreso${search}` }
  }
  const llega = async (cookie: string) => {
    const respuesta = await partes().en.request('/api/login/institucion', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    })
    return { status: respuesta.status, cuerpo: JSON.parse(await respuesta.text()) }
  }
  return { galletaDe, ir, ida, llega }
}
