import { faltaDePdf, sinPdf } from './domain/archivoPdf.ts'
import { faltaDeContrasena } from './domain/contrasena.ts'
import { hoyEnMexico } from './domain/fechas.ts'
import { etiquetaDeRol } from './domain/roles.ts'
import { universidad } from './domain/universidad.ts'
import { resources } from './resources/index.ts'
import { lookups } from './resources/lookups.ts'
import { menuDe, pantallas } from './resources/pantallas.ts'
import { registerHouse } from './schema/house.ts'

/** Registers this university with the generator: the composition root that both halves share. */
registerHouse({
  name: universidad.nombre,
  footer: universidad.pie,
  resources,
  screens: pantallas,
  menuOf: menuDe,
  lookups,
  roleLabel: etiquetaDeRol,
  today: hoyEnMexico,
  passwordFault: faltaDeContrasena,
  files: {
    megabytes: universidad.megasDeArchivo,
    linkMinutes: universidad.minutosDeEnlace,
    pdfFault: faltaDePdf,
    noPdf: sinPdf,
  },
})
