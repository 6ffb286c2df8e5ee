import { universidad } from '../../src/domain/universidad.ts'

/** A document as its author writes it: blocks in order. `**so**` is bold, `{campo}` is filled when a letter is made. */
export type Documento = { titulo: string; membrete: Membrete; bloques: readonly Bloque[] }

/** The two lines of the letterhead, or the text shown in its place where the paper is the host's. */
type Membrete = readonly [universidad: string, lugar: string] | { ajeno: string }

/** A paragraph in one of the named styles, which an office may restyle in Word. */
export type Parrafo = { estilo: Estilo; texto: string }
/** A table of two columns: label and value. `alto` leaves room to write by hand (mm). */
export type Tabla = { datos: readonly (readonly [que: string, valor: string, alto?: number])[] }
/** Signature lines, side by side. */
export type Firmas = { firmas: readonly (readonly string[])[] }
export type Bloque = Parrafo | Tabla | Firmas

/** The styles of the templates: the id in the file and the name that Word shows. */
export const estilos = {
  titulo: 'Carta título',
  lugarYFecha: 'Carta lugar y fecha',
  asunto: 'Carta asunto',
  destinatario: 'Carta destinatario',
  cuerpo: 'Carta cuerpo',
  nota: 'Carta nota',
  despedida: 'Carta despedida',
  firma: 'Carta firma',
  rotulo: 'Carta rótulo',
  valor: 'Carta valor',
  membrete: 'Carta membrete',
  pie: 'Carta pie',
} as const
export type Estilo = keyof typeof estilos

const en =
  (estilo: Estilo) =>
  (texto: string): Parrafo => ({ estilo, texto })

export const titulo = en('titulo')
export const lugarYFecha = en('lugarYFecha')
export const asunto = en('asunto')
export const destinatario = en('destinatario')
export const cuerpo = en('cuerpo')
export const nota = en('nota')
export const despedida = en('despedida')
export const datos = (...filas: Tabla['datos']): Tabla => ({ datos: filas })
export const firmas = (...quienes: Firmas['firmas']): Firmas => ({ firmas: quienes })

/** The letterhead of a letter, with placeholders, and that of a format, which is printed as it is. */
export const deCarta: Membrete = ['{universidad}', '{cuc}']
export const deFormato: Membrete = [universidad.nombre, 'Servicio social']
export const deLaDependencia: Membrete = { ajeno: 'Membrete de la dependencia' }
