import { addMeses } from '../../src/domain/fechas.ts'
import { cartaDeAceptacion } from '../../src/domain/servicioSocial/fases.ts'
import { vencimiento } from '../../src/domain/servicioSocial/vencimiento.ts'
import { dondeEsta } from '../../src/domain/servicioSocial/dondeEsta.ts'
import type { Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import type { EstadoDeFase } from '../../src/domain/servicioSocial/estados.ts'
import type { Azar } from './azar.ts'
import { opening } from '../crud/casos/movements.ts'
import { movimientos as comoCaso } from './movimientos.ts'
import { dependencias } from './datos/dependencias.ts'

type Candidato = { matricula: string; nombre: string }

/**
 * Makes a social service: its row, and the steps that led to its present state, one a week, reports two months apart.
 * Every third one had a report rejected and sent again.
 */
export const servicio = (
  suerte: Azar,
  { matricula, nombre }: Candidato,
  modelo: Servicio,
  { hoy, archivos }: { hoy: string; archivos: readonly string[] },
) => {
  const id_servicio_social = suerte.uuid()
  const pasos = modelo.estados.flatMap((estado, fase) => pasosDe(fase, estado, suerte.ocurre(0.33)))
  const cuando = (lugar: number) =>
    new Date(
      Date.parse(`${hoy}T16:00:00Z`) - semana - pasos.slice(lugar + 1).reduce((suma, paso) => suma + espera(paso), 0),
    )
  const aceptada = pasos.findIndex(({ fase, status }) => fase === cartaDeAceptacion && status === 'aceptado')
  const fecha_inicio = aceptada < 0 ? addMeses(dia(cuando(1)), 1) : dia(cuando(aceptada))
  const movimientos = comoCaso(
    pasos.map(({ fase, status }, lugar) => ({
      proceso: 'serviciosSociales',
      caso: id_servicio_social,
      fase,
      a: status,
      ...quienDa(fase, status, lugar, nombre),
      comentario: status === 'rechazado' ? suerte.uno(motivos) : null,
      archivo: status === 'enviado' && fase > 0 ? (archivos[fase] ?? null) : null,
      de: pasos.slice(0, lugar).findLast(previo => previo.fase === fase)?.status ?? (lugar ? 'pendiente' : null),
      momento: cuando(lugar),
    })),
  )
  const dicho = informacion(suerte, modelo.periodo, fecha_inicio)
  const fila = {
    id_servicio_social,
    matricula_estudiante: matricula,
    ...dondeEsta(
      modelo,
      movimientos
        .map(({ momento }) => dia(momento))
        .toSorted()
        .at(-1) ?? hoy,
      { fecha_inicio, fecha_final: null, ...dicho },
    ),
    version: movimientos.length,
    ...dicho,
  }
  return { fila, movimientos }
}

/** Returns the author and the name of a step. */
const quienDa = (fase: number, status: EstadoDeFase, lugar: number, nombre: string) => {
  if (status === 'enviado') return { paso: fase ? 'enviar' : 'informar', autor: nombre, rol: 'estudiante' }
  if (fase === 11) return { paso: 'entregar', autor: 'Coordinación académica', rol: 'coordinador' }
  const paso = lugar === 0 ? opening : status === 'rechazado' ? 'rechazar' : 'aceptar'
  return { paso, autor: 'Servicios escolares', rol: 'escolar' }
}

const semana = 7 * 86_400_000
const bimestre = 61 * 86_400_000

/** Returns the time that passes before a step (ms). */
const espera = ({ fase, paso }: Paso) => (paso === 1 && vencimiento(fase, '2020-01-01') ? bimestre : semana)

const dia = (momento: Date) => momento.toISOString().slice(0, 10)

type Paso = { fase: number; paso: number; status: EstadoDeFase }

const pasosDe = (fase: number, estado: EstadoDeFase, tropieza: boolean): Paso[] => {
  const activacion: Paso[] = fase === 0 ? [{ fase, paso: 0, status: 'pendiente' }] : []
  if (fase === 11) return estado === 'aceptado' ? [{ fase, paso: 1, status: 'aceptado' }] : []
  const vueltas: EstadoDeFase[] =
    tropieza && estado === 'aceptado' && fase > 2
      ? ['enviado', 'rechazado', 'enviado', 'aceptado']
      : estado === 'pendiente'
        ? []
        : estado === 'enviado'
          ? ['enviado']
          : ['enviado', estado]
  return [...activacion, ...vueltas.map((status, lugar) => ({ fase, paso: lugar + 1, status }))]
}

const informacion = (suerte: Azar, periodo: Servicio['periodo'], fecha_inicio: string) => {
  const { nombre, tipo, codigoPostal, grado, titular, cargo, programa, actividades } = suerte.uno(dependencias)
  if (!periodo) return {}
  return {
    nombre_dependencia: nombre,
    tipo_dependencia: tipo,
    modalidad: suerte.uno(['Interno', 'Externo'] as const),
    codigo_postal: codigoPostal,
    programa,
    periodo,
    titular_dependencia: titular,
    cargo_titular: cargo,
    grado_titular: grado,
    responsable_seguimiento: titular,
    fecha_inicio,
    fecha_final: addMeses(fecha_inicio, periodo === 'anio' ? 12 : 6),
    horas_totales: suerte.uno([480, 480, 500, 600, 420]),
    actividades,
  }
}

const motivos = [
  'Falta el sello de la dependencia',
  'La firma no es legible, digitalice de nuevo',
  'El periodo no coincide con el de su información',
  'Falta el número de horas',
]
