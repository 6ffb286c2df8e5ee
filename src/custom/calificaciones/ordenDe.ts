import { camposDeCalificacion } from '../../domain/calificaciones.ts'

type Tecla = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }
/** Place of the focus: row, column, number of rows, and whether keys act within the text of the cell. */
export type Foco = { renglon: number; columna: number; renglones: number; dentro: boolean }
type Orden =
  | { ir: readonly [renglon: number, columna: number] }
  | { hacer: 'deshacer' | 'rehacer' | 'entrar' | 'salir' }

const columnas = camposDeCalificacion.length

/**
 * Returns the command of a key, as in a spreadsheet; `undefined` for any other, and for a Tab that leaves the sheet.
 * Inside a text (F2, out by Esc) sideways keys are the text's own.
 */
export const ordenDe = ({ key, shiftKey, ctrlKey, metaKey }: Tecla, foco: Foco): Orden | undefined => {
  if (ctrlKey || metaKey) return conControl(key.toLowerCase(), shiftKey, foco)
  const { renglon, columna, renglones, dentro } = foco
  const teclas: Readonly<Record<string, Orden | undefined>> = {
    Enter: a(renglon + (shiftKey ? -1 : 1), columna, renglones),
    Tab: alLado(foco, shiftKey ? -1 : 1),
    ArrowUp: a(renglon - 1, columna, renglones),
    ArrowDown: a(renglon + 1, columna, renglones),
    PageUp: a(renglon - 10, columna, renglones),
    PageDown: a(renglon + 10, columna, renglones),
    F2: { hacer: 'entrar' },
    Escape: { hacer: 'salir' },
    ...(dentro
      ? {}
      : {
          ArrowLeft: a(renglon, columna - 1, renglones),
          ArrowRight: a(renglon, columna + 1, renglones),
          Home: a(renglon, 0, renglones),
          End: a(renglon, columnas - 1, renglones),
        }),
  }
  return teclas[key]
}

const conControl = (key: string, shiftKey: boolean, { renglones }: Foco): Orden | undefined => {
  const teclas: Readonly<Record<string, Orden>> = {
    z: { hacer: shiftKey ? 'rehacer' : 'deshacer' },
    y: { hacer: 'rehacer' },
    home: a(0, 0, renglones),
    end: a(renglones - 1, columnas - 1, renglones),
  }
  return teclas[key]
}

const a = (renglon: number, columna: number, renglones: number): Orden => ({
  ir: [dentroDe(renglon, renglones), dentroDe(columna, columnas)],
})

const dentroDe = (lugar: number, cuantos: number) => Math.min(Math.max(lugar, 0), cuantos - 1)

const alLado = ({ renglon, columna, renglones }: Foco, paso: 1 | -1): Orden | undefined => {
  const lugar = renglon * columnas + columna + paso
  return lugar < 0 || lugar >= renglones * columnas
    ? undefined
    : { ir: [Math.floor(lugar / columnas), lugar % columnas] }
}
