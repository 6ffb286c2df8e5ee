const token = 'el token de los ensayos'

/** Environment that makes a process publish its metrics. */
export const conMetricas = { METRICAS: token }

/**
 * Returns a function that reports, since its last call, the processes' calls of over three and ten seconds, and their
 * longest pause (s). Longer times of the load were spent outside of them.
 */
export function segunLosProcesos(puertos: readonly number[]) {
  let antes = { tres: 0, diez: 0 }
  return async (): Promise<string> => {
    const textos = await Promise.all(puertos.map(leidas))
    const ahora = { tres: suma(textos, mas(3)), diez: suma(textos, mas(10)) }
    const dicho = `  según los procesos: ${ahora.tres - antes.tres} de más de 3 s, ${ahora.diez - antes.diez} de más de 10 s; su mayor pausa ${Math.max(...textos.flatMap(texto => valores(texto, /^nodejs_eventloop_lag_max_seconds (\S+)/gm))).toFixed(1)} s`
    antes = ahora
    return dicho
  }
}

const leidas = async (port: number) => {
  const respuesta = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return respuesta.text()
}

const valores = (texto: string, cual: RegExp) => [...texto.matchAll(cual)].map(([, valor]) => Number(valor))
const todas = (texto: string, cual: RegExp) => valores(texto, cual).reduce((uno, otro) => uno + otro, 0)
const suma = (textos: readonly string[], cuantas: (texto: string) => number) =>
  textos.reduce((total, texto) => total + cuantas(texto), 0)

/** Returns how many calls took longer: all, minus those that took at most this many seconds. */
const mas = (segundos: number) => (texto: string) =>
  todas(texto, /^cuc_http_seconds_count\{[^}]*\} (\S+)/gm) -
  todas(texto, new RegExp(String.raw`^cuc_http_seconds_bucket\{le="${segundos}",[^}]*\} (\S+)`, 'gm'))
