import { faltaDePdf, sinPdf } from './domain/archivoPdf.ts'
import { faltaDeContrasena } from './domain/contrasena.ts'
import { hoyEnMexico } from './domain/fechas.ts'
import { momentoLargo } from './domain/momentoLargo.ts'
import { etiquetaDeRol, roles } from './domain/roles.ts'
import { inicio, perfil } from './domain/rutas.ts'
import { universidad } from './domain/universidad.ts'
import { iconos } from './resources/iconos.ts'
import { resources } from './resources/index.ts'
import { leeHistorial } from './resources/leeHistorial.ts'
import { lookups, lookupsAt } from './resources/lookups.ts'
import { kinds } from './resources/postal.ts'
import { checkCuc } from './resources/checkCuc.ts'
import { menuDe, ordenDelMenu, pantallas } from './resources/pantallas.ts'
import { registerHouse } from './schema/house.ts'
import './universityRoles.ts'

/** Registers this university with the generator: the composition root that both halves share. */
registerHouse({
  name: universidad.nombre,
  footer: universidad.pie,
  resources,
  screens: pantallas,
  menuOf: menuDe,
  home: inicio,
  profile: perfil,
  kinds,
  lookups,
  lookupsAt,
  roles,
  roleLabel: etiquetaDeRol,
  icons: iconos,
  menu: ordenDelMenu,
  checks: checkCuc,
  readsHistory: leeHistorial,
  today: hoyEnMexico,
  moment: momentoLargo,
  timeZone: universidad.zonaHoraria,
  passwordFault: faltaDeContrasena,
  files: {
    megabytes: universidad.megasDeArchivo,
    linkMinutes: universidad.minutosDeEnlace,
    pdfFault: faltaDePdf,
    noPdf: sinPdf,
  },
})
