import { areaConCuenta, areasDeConsejeria, otraNacionalidad } from '../domain/personas.ts'
import { accountEmail, choices, password } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'
import {
  accionesDePersonas,
  conservadoDePersona,
  correoDeCuenta,
  cucDePersona,
  filtrosDePersona,
  porNombre,
  persona,
  seccionesDePersona,
  vistasDePersona,
} from './persona.ts'
import { lookupsAt } from './lookups.ts'
import { pantallaDePersonas } from './pantallaDePersonas.ts'
import { quienEs } from './quienEs.ts'

/** Academic counsellors of a CUC. Those of area 1 have an account. (B §2, §3, §5) */
export const consejeros = defineResource({
  name: 'consejeros',
  label: { one: 'Consejero', many: 'Consejeros' },
  key: 'matricula',
  title: 'nombreC',
  fields: {
    ...persona,
    clavecuc: cucDePersona,
    tipos_consejero: choices({
      label: 'Tipos de consejería',
      choices: areasDeConsejeria,
      offer: { path: 'areasconsejerias/', key: 'id_areaconsejero' },
      names: 'tipos_consejerias',
      none: 'No asignado',
    }),
    email: accountEmail({
      ...correoDeCuenta,
      when: { tipos_consejero: areaConCuenta },
      sticky: true,
    }),
    password: password({
      label: 'Contraseña',
      required: "La 'Contraseña' es requerida",
      only: 'create',
      when: { tipos_consejero: areaConCuenta },
    }),
  },
  columns: ['matricula', 'nombreC', 'status', 'tipos_consejero', 'clavecuc', 'telefono', 'email'],
  form: [
    ...seccionesDePersona,
    {
      title: 'Vínculo y cuenta',
      fields: ['clavecuc', 'tipos_consejero', 'email', 'password', 'tipo_vinculacion', 'status'],
    },
  ],
  keeps: ['clavecuc', ...conservadoDePersona],
  filters: ['clavecuc', 'tipos_consejero', ...filtrosDePersona],
  views: vistasDePersona,
  search: ['curp'],
  sort: porNombre,
  cuc: 'clavecuc',
  afterSave: {
    read: lookupsAt,
    when: { nacionalidad: otraNacionalidad },
    error: 'Error al obtener los datosGeneralesNC',
  },
  account: { rol: 'consejero', when: { tipos_consejero: areaConCuenta }, status: 'status' },
  lists: {
    todos: {
      path: 'consejeros',
      roles: ['administrativo', 'consejero', 'coordinador', 'escolar'],
      scope: ['delCucDelEscolar'],
    },
    deCuc: { path: 'cucs/{clave_cuc}/consejeros', roles: ['administrativo'] },
  },
  advice: {
    personas: quienEs,
    cuentaSinContrasena: ['tipos_consejero', 'email'],
    ultimoConsejero: ['status', 'clavecuc', 'tipos_consejero'],
  },
  bulk: accionesDePersonas,
  write: { create: ['administrativo'], update: ['administrativo'], delete: ['administrativo'] },
  screen: pantallaDePersonas('/consejeros', 'Consejeros', 'consejero'),
})
