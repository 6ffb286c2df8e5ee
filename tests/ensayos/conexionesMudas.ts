import { connect } from 'node:net'
import { cifras, ms } from './cifras.ts'

/** The kinds of connection: how many, what each sends first, and the text it adds from time to time. */
const clases = {
  'sin decir nada': { cuantas: 2000, primero: '', goteo: '' },
  'con encabezados que gotean': {
    cuantas: 200,
    primero: 'GET /api/salud HTTP/1.1\r\nHost: localhost\r\nX-Lento: ',
    goteo: 'x',
  },
  'con un cuerpo que gotea': {
    cuantas: 200,
    primero:
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    goteo: ' ',
  },
}

/** Seconds after which a connection that says nothing useful must be closed. */
const limite = 40

/** Holds connections open that send little or nothing, while it polls the health. Returns whether all were closed in time and the health kept answering. */
export async function conexionesMudas(port: number): Promise<boolean> {
  let [sigue, caidas] = [true, 0]
  const esperas: number[] = []
  const testigo = (async () => {
    while (sigue) {
      const desde = performance.now()
      const bien = await fetch(`http://localhost:${port}/api/salud/listo`).then(
        async respuesta => (await respuesta.arrayBuffer(), respuesta.ok),
        () => false,
      )
      if (!bien) caidas += 1
      esperas.push(performance.now() - desde)
      await new Promise(listo => setTimeout(listo, 200))
    }
  })()
  const resultados = await Promise.all(
    Object.entries(clases).map(async ([nombre, clase]) => ({ nombre, duraron: await abiertas(port, clase) })),
  )
  sigue = false
  await testigo
  for (const { nombre, duraron } of resultados) {
    const { mediana, mayor } = cifras(duraron)
    console.log(
      `${duraron.length} conexiones ${nombre}: cortadas a los ${mediana.toFixed(0)} s (la última, ${mayor.toFixed(0)} s)`,
    )
  }
  const { mediana, mayor } = cifras(esperas)
  console.log(`  mientras tanto la salud contestó en ${ms(mediana)} (lo más, ${ms(mayor)}); ${caidas} veces no`)
  return caidas === 0 && resultados.every(({ duraron }) => duraron.every(segundos => segundos <= limite))
}

/** Returns the seconds that each connection lasted. One not closed within the limit counts a little more than that. */
const abiertas = (port: number, { cuantas, primero, goteo }: (typeof clases)['sin decir nada']) =>
  Promise.all(
    Array.from(
      { length: cuantas },
      () =>
        new Promise<number>(listo => {
          const desde = performance.now()
          const socket = connect({ port, host: '127.0.0.1' }, () => primero && socket.write(primero))
          const gotea = goteo ? setInterval(() => socket.write(goteo), 1000) : undefined
          const termina = setTimeout(() => socket.destroy(), (limite + 5) * 1000)
          socket.on('error', () => undefined)
          socket.on('data', () => undefined)
          socket.once('close', () => {
            clearInterval(gotea)
            clearTimeout(termina)
            listo((performance.now() - desde) / 1000)
          })
        }),
    ),
  )
