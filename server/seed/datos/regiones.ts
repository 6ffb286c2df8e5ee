import type { lenguasIndigenas, pueblosIndigenas } from '../../datosGenerales/nombres.ts'

type Lengua = (typeof lenguasIndigenas)[number]
type Pueblo = (typeof pueblosIndigenas)[number]

export type Region =
  | 'canada'
  | 'costa'
  | 'istmo'
  | 'mixteca'
  | 'papaloapan'
  | 'sierraNorte'
  | 'sierraSur'
  | 'vallesCentrales'

/** The eight regions of Oaxaca: how telephone numbers begin there, and which peoples live there with which languages. */
export const regiones: Readonly<
  Record<Region, { clave: string; lada: string; pueblos: readonly (readonly [Pueblo, Lengua])[] }>
> = {
  canada: {
    clave: 'CAN',
    lada: '236',
    pueblos: [
      ['Mazateco', 'Mazateco'],
      ['Cuicateco', 'Cuicateco'],
      ['Nahua', 'Náhuatl'],
      ['Ixcateco', 'Ixcateco'],
    ],
  },
  costa: {
    clave: 'COS',
    lada: '958',
    pueblos: [
      ['Chatino', 'Chatino'],
      ['Zapoteco', 'Zapoteco'],
      ['Afromexicano', 'Ninguna'],
      ['Amuzgo', 'Amuzgo'],
    ],
  },
  istmo: {
    clave: 'IST',
    lada: '971',
    pueblos: [
      ['Zapoteco', 'Zapoteco'],
      ['Huave (Ikoots)', 'Huave'],
      ['Zoque', 'Zoque'],
      ['Chontal', 'Chontal'],
    ],
  },
  mixteca: {
    clave: 'MIX',
    lada: '953',
    pueblos: [
      ['Mixteco (Ñuu Savi)', 'Mixteco'],
      ['Triqui', 'Triqui'],
      ['Chocholteco', 'Chocholteco'],
    ],
  },
  papaloapan: {
    clave: 'PAP',
    lada: '287',
    pueblos: [
      ['Chinanteco', 'Chinanteco'],
      ['Mazateco', 'Mazateco'],
    ],
  },
  sierraNorte: {
    clave: 'SNO',
    lada: '951',
    pueblos: [
      ['Zapoteco', 'Zapoteco'],
      ['Mixe (Ayuujk)', 'Mixe'],
      ['Chinanteco', 'Chinanteco'],
    ],
  },
  sierraSur: {
    clave: 'SSU',
    lada: '953',
    pueblos: [
      ['Mixteco (Ñuu Savi)', 'Mixteco'],
      ['Triqui', 'Triqui'],
      ['Zapoteco', 'Zapoteco'],
    ],
  },
  vallesCentrales: {
    clave: 'VCE',
    lada: '951',
    pueblos: [
      ['Zapoteco', 'Zapoteco'],
      ['Mixteco (Ñuu Savi)', 'Mixteco'],
      ['Mixe (Ayuujk)', 'Mixe'],
    ],
  },
}
