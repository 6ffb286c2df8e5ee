import { useEffect, useState } from 'react'
import { v4 as uuid } from 'uuid'
import type { EtapaDeCalificacion } from '../../domain/etapasDeCalificacion.ts'
import { sesionActual } from '../../api/sesion.ts'
import { identidad } from '../../api/usuarioActual.ts'
import { borrador, type Envio } from './borrador.ts'
import { alumnoDe, textosDe, type Clase, type FilaDeApi } from './clase.ts'
import { crearHoja, type Textos } from './hoja.ts'

/** The sheet of a class: what is recorded and, over it, what was typed on this device and not submitted yet, which is kept as it changes. */
export const useHoja = (
  etapa: EtapaDeCalificacion,
  { id_clase, id_materia }: Clase,
  filas: readonly FilaDeApi[],
  abierta: boolean,
) => {
  const [{ hoja, guardado, recuperado, borrar, envioDe }] = useState(() =>
    abrir(etapa, { id_clase, id_materia }, filas, abierta),
  )
  const [vigente, setVigente] = useState(recuperado)
  useEffect(() => {
    if (!abierta) {
      borrar()
      return undefined
    }
    const espera: { turno?: ReturnType<typeof setTimeout> } = {}
    const ya = () => {
      porGuardar.delete(ya)
      clearTimeout(espera.turno)
      espera.turno = undefined
      guardado()
    }
    const luego = () => {
      porGuardar.add(ya)
      espera.turno ??= setTimeout(ya, 250)
    }
    const dejar = hoja.escuchar('', luego)
    addEventListener('pagehide', ya)
    document.addEventListener('visibilitychange', ya)
    return () => {
      dejar()
      if (espera.turno) ya()
      removeEventListener('pagehide', ya)
      document.removeEventListener('visibilitychange', ya)
    }
  }, [hoja, guardado, borrar, abierta])
  return {
    hoja,
    /** The submission of these grades: the same grades, the same key, kept with the draft should its answer be lost. */
    envioDe,
    /** When what was recovered had been typed; undefined when nothing was. */
    recuperado: vigente,
    /** Goes back to what is recorded. */
    descartar: () => {
      hoja.aplicar(
        filas.flatMap(fila =>
          Object.entries(textosDe(fila)).map(([campo, texto]) => ({
            matricula: fila.matricula,
            campo: campo as keyof Textos,
            texto,
          })),
        ),
      )
      setVigente(undefined)
    },
    borrar,
  }
}

/** What was typed and is written in a moment: at once before a sheet that takes the place of another reads it. */
const porGuardar = new Set<() => void>()

const abrir = (
  etapa: EtapaDeCalificacion,
  { id_clase, id_materia }: Pick<Clase, 'id_clase' | 'id_materia'>,
  filas: readonly FilaDeApi[],
  abierta: boolean,
) => {
  for (const guardar of porGuardar) guardar()
  const apunte = borrador(identidad(sesionActual()?.usuario ?? { nombre: '' }), etapa, { id_clase, id_materia })
  const anterior = abierta ? apunte.leer() : undefined
  const registradas = new Map(filas.map(fila => [fila.matricula, textosDe(fila)]))
  const hoja = crearHoja(
    filas.map(alumnoDe),
    new Map([...registradas].map(([clave, textos]) => [clave, anterior?.filas[clave] ?? textos])),
  )
  const envios = { ultimo: anterior?.envio }
  const sinEnviar = () =>
    Object.fromEntries(
      [...registradas].flatMap(([clave, textos]) =>
        iguales(hoja.fila(clave).textos, textos) ? [] : [[clave, hoja.fila(clave).textos]],
      ),
    )
  const guardado = () => {
    const cambiadas = sinEnviar()
    if (Object.keys(cambiadas).length || envios.ultimo)
      apunte.guardar({ filas: cambiadas, envio: envios.ultimo, momento: new Date().toISOString() })
    else apunte.olvidar()
  }
  const recuperado = anterior && Object.keys(sinEnviar()).length ? anterior.momento : undefined
  const envioDe = (contenido: string): Envio => {
    const envio = envios.ultimo?.contenido === contenido ? envios.ultimo : { clave: uuid(), contenido }
    envios.ultimo = envio
    guardado()
    return envio
  }
  return { hoja, guardado, recuperado, envioDe, borrar: apunte.olvidar }
}

const iguales = (unos: Textos, otros: Textos) => JSON.stringify(unos) === JSON.stringify(otros)
