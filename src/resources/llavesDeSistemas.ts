import {
  diasDeAviso,
  diasDeLlave,
  llamadasDichas,
  rolesDeLlave,
  rolesDeUnCuc,
  textoDeLlamadas,
} from '../domain/llavesDeSistemas.ts'
import { etiquetaDeRol } from '../domain/roles.ts'
import { choice, date, flag, id, integer, part, reference, text } from '../schema/fields.ts'
import { fromToday, today } from '../schema/filters/today.ts'
import { defineResource } from '../schema/resource.ts'

const vigencia = `Elija un día posterior a hoy, dentro de los siguientes ${diasDeLlave} días`

const otraLlave = 'No cambia: para otro rol o CUC, agregue otra llave'

/** Keys by which other systems call the API: with the sight of a role, in its campus where it has one, through named calls, until a day. Their secret is made apart and shown once. */
export const llavesDeSistemas = defineResource({
  name: 'llavesDeSistemas',
  label: { one: 'Llave de sistema', many: 'Llaves de sistemas', feminine: true },
  key: 'id_llave',
  title: 'nombre',
  fields: {
    id_llave: id(),
    nombre: text({
      label: 'Sistema que la usa',
      heading: 'Sistema',
      required: 'Escriba qué sistema la usa',
      max: [100, 'El nombre del sistema debe contener máximo 100 caracteres'],
      unique: 'Ya hay una llave para ese sistema',
    }),
    rol: choice({
      label: 'Rol',
      locked: otraLlave,
      required: 'El rol es requerido',
      choices: rolesDeLlave.map(rol => [rol, etiquetaDeRol(rol)] as const),
    }),
    clave_cuc: reference({
      label: 'CUC',
      to: 'cucs',
      locked: otraLlave,
      when: { rol: rolesDeUnCuc },
      required: 'El CUC es requerido',
      embed: { at: 'cuc', fields: ['nombre'] },
    }),
    vence: date({ label: 'Último día en que sirve', heading: 'Vence', required: 'Elija el último día en que sirve' }),
    por_minuto: integer({
      label: 'Llamadas por minuto',
      required: 'Escriba cuántas llamadas por minuto admite',
      between: [1, 3000, 'Las llamadas por minuto deben ser de 1 a 3,000'],
    }),
    activa: flag({ label: 'Activa', only: 'update', initial: true }),
    llamadas: part({
      label: 'Llamadas que abre',
      of: 'llamadas',
      required: 'Elija al menos una llamada',
      clean: llamadasDichas,
      text: textoDeLlamadas,
    }),
    ultimo_uso: date({ label: 'Último uso', assigned: true }),
    usos: integer({ label: 'Usos', assigned: true }),
  },
  columns: ['nombre', 'rol', 'clave_cuc', 'vence', 'activa', 'ultimo_uso'],
  filters: ['rol', 'clave_cuc', 'vence', 'activa'],
  views: {
    vigentes: { label: 'Vigentes', filter: { activa: true, vence_gte: today } },
    porRenovar: {
      label: 'Por renovar o revocar',
      filter: { activa: true, vence_lte: fromToday(diasDeAviso) },
      pending: ['administrativo', 'coordinador'],
    },
    vencidas: { label: 'Vencidas', filter: { vence_lte: fromToday(-1) } },
  },
  sort: 'nombre',
  findable: false,
  rules: {
    vence: [
      ({ vence, activa }, hoy) =>
        activa === false || !vence || (vence > hoy && vence <= masDias(hoy, diasDeLlave)) || vigencia,
    ],
  },
  lists: {
    todas: { path: 'llavesDeSistemas', roles: ['administrativo', 'coordinador'], scope: ['llavesQueDa'] },
  },
  bulk: {
    revocar: {
      label: 'Revocar',
      set: { activa: false },
      when: { activa: true },
      because: 'ya está revocada',
      confirm: 'Desde ese momento ninguna llamada con ellas será atendida.',
      roles: ['administrativo', 'coordinador'],
    },
  },
  write: {
    create: ['administrativo', 'coordinador'],
    update: ['administrativo', 'coordinador'],
    delete: ['administrativo', 'coordinador'],
    scope: 'llavesQueDa',
  },
  screen: {
    route: '/llavesDeSistemas',
    role: ['administrativo', 'coordinador'],
    from: ['/homePage', '/homePageCoordinador'],
    opens: ['secretoDeLlave'],
  },
})

const masDias = (dia: string, dias: number) => new Date(Date.parse(dia) + dias * 86_400_000).toISOString().slice(0, 10)
