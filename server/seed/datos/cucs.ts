import type { Region } from './regiones.ts'

/** The sixteen campuses: town, region, address, and the programmes they offer by the letters of their key. The first is that of the demonstration accounts. */
export const cucs: readonly {
  pueblo: string
  region: Region
  codigoPostal: string
  calle: string
  programas: string
}[] = [
  {
    pueblo: 'Unión Hidalgo',
    region: 'istmo',
    codigoPostal: '70150',
    calle: 'Avenida Ferrocarril',
    programas: 'DERIN AGROE COMUN BIOCO MEDCO SALUD',
  },
  {
    pueblo: 'San Francisco Ixhuatán',
    region: 'istmo',
    codigoPostal: '70175',
    calle: 'Calle Hidalgo',
    programas: 'PESCA AGROE EDUCO DERIN',
  },
  {
    pueblo: 'Matías Romero',
    region: 'istmo',
    codigoPostal: '70300',
    calle: 'Avenida Hombres Ilustres',
    programas: 'GOBIE COMUN TURIS FORES BIOCO',
  },
  {
    pueblo: 'Ciudad Ixtepec',
    region: 'istmo',
    codigoPostal: '70110',
    calle: 'Calle Dieciséis de Septiembre',
    programas: 'SALUD ARTFI COMUN BIOCO',
  },
  {
    pueblo: 'Tlaxiaco',
    region: 'mixteca',
    codigoPostal: '69800',
    calle: 'Calle Independencia',
    programas: 'DERIN EDUCO LENGU SALUD DERPU',
  },
  {
    pueblo: 'Juxtlahuaca',
    region: 'mixteca',
    codigoPostal: '69700',
    calle: 'Avenida Lázaro Cárdenas',
    programas: 'AGROE MUSIC DERIN COMUN',
  },
  {
    pueblo: 'San Juan Mixtepec',
    region: 'mixteca',
    codigoPostal: '69777',
    calle: 'Camino a la Laguna',
    programas: 'COMUN LENGU APICU',
  },
  {
    pueblo: 'Putla',
    region: 'sierraSur',
    codigoPostal: '71009',
    calle: 'Calle Guerrero',
    programas: 'GOBIE AGROE SALUD PARTE',
  },
  {
    pueblo: 'Santo Domingo del Estado',
    region: 'sierraSur',
    codigoPostal: '71010',
    calle: 'Calle Principal',
    programas: 'EDUCO LENGU DERIN',
  },
  {
    pueblo: 'Tuxtepec',
    region: 'papaloapan',
    codigoPostal: '68300',
    calle: 'Avenida Libertad',
    programas: 'AGROE BIOCO CINEC GOBIE APICU',
  },
  {
    pueblo: 'Santa María Yaviche',
    region: 'sierraNorte',
    codigoPostal: '68826',
    calle: 'Calle Benito Juárez',
    programas: 'COMUN AGROE MUSIC',
  },
  {
    pueblo: 'Guelatao',
    region: 'sierraNorte',
    codigoPostal: '68770',
    calle: 'Calle de los Pinos',
    programas: 'COMUN CINEC FORES DOCTE MEDCO',
  },
  {
    pueblo: 'Tlahuitoltepec',
    region: 'sierraNorte',
    codigoPostal: '70265',
    calle: 'Calle de la Banda',
    programas: 'MUSIC EDUCO DERIN LENGU',
  },
  {
    pueblo: 'Teotitlán de Flores Magón',
    region: 'canada',
    codigoPostal: '68540',
    calle: 'Calle Regeneración',
    programas: 'DERIN SALUD COMUN APICU',
  },
  {
    pueblo: 'Huatulco',
    region: 'costa',
    codigoPostal: '70987',
    calle: 'Boulevard Chahue',
    programas: 'TURIS PESCA AGROE PARTE',
  },
  {
    pueblo: 'Oaxaca de Juárez',
    region: 'vallesCentrales',
    codigoPostal: '68000',
    calle: 'Calle Macedonio Alcalá',
    programas: 'ARTFI CINEC GOBIE DERPU DOCTE COMUN',
  },
]
