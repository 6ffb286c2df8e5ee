import { randomUUID } from 'node:crypto'

/**
 * Sends reads and writes in parallel. `respuestas` counts by method and status (0: no answer); `llegan` awaits that
 * many successes; `fin` stops and returns the keys of accepted records.
 */
export function carga(direccion: string, token: string, { lectores = 4, escritores = 2 } = {}) {
  const respuestas: Record<string, number> = {}
  const aceptadas: string[] = []
  const marca = randomUUID().slice(0, 8)
  const esperan = new Set<() => void>()
  let sigue = true
  let serie = 0

  const llamar = async (camino: string, cuerpo?: object) => {
    const method = cuerpo ? 'POST' : 'GET'
    const status = await fetch(`${direccion}/api/${camino}`, {
      ...(cuerpo && { method, body: JSON.stringify(cuerpo) }),
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(30_000),
    })
      .then(async respuesta => {
        await respuesta.arrayBuffer()
        return respuesta.status
      })
      .catch(() => 0)
    const caso = `${method} ${status}`
    respuestas[caso] = (respuestas[caso] ?? 0) + 1
    if (status === 200 || status === 201) for (const contar of esperan) contar()
    if (status === 0) await new Promise(resolve => setTimeout(resolve, 50))
    return status
  }
  const leer = async () => {
    while (sigue) await llamar('materias?range=[0,9]&sort=["nombre","ASC"]')
  }
  const escribir = async () => {
    while (sigue) {
      const clave_materia = `${marca}-${++serie}`
      const status = await llamar('materias', { clave_materia, nombre: `Materia ${serie}`, creditos: 5 })
      if (status === 201) aceptadas.push(clave_materia)
    }
  }
  const lineas = [...Array.from({ length: lectores }, leer), ...Array.from({ length: escritores }, escribir)]
  const llegan = (cuantas: number) =>
    new Promise<void>(resolve => {
      let faltan = cuantas
      const contar = () => {
        if (--faltan > 0) return
        esperan.delete(contar)
        resolve()
      }
      esperan.add(contar)
    })
  const fin = async (): Promise<readonly string[]> => {
    sigue = false
    await Promise.all(lineas)
    return aceptadas
  }
  return { respuestas, llegan, fin }
}
