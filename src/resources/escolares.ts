import { defineResource } from '../schema/resource.ts'
import {
  accionesDePersonas,
  conservadoDePersona,
  cucDePersona,
  cuenta,
  filtrosDePersona,
  porNombre,
  persona,
  seccionesDePersona,
  vistasDePersona,
} from './persona.ts'
import { pantallaDePersonas } from './pantallaDePersonas.ts'
import { quienEs } from './quienEs.ts'

/** School-office staff of a CUC. (B §2, §3, §5) */
export const escolares = defineResource({
  name: 'escolares',
  label: { one: 'Escolar', many: 'Escolares' },
  key: 'matricula',
  title: 'nombreC',
  fields: { ...persona, clavecuc: cucDePersona, ...cuenta },
  columns: ['matricula', 'nombreC', 'status', 'sexo', 'clavecuc', 'telefono', 'email'],
  form: [
    ...seccionesDePersona,
    { title: 'Vínculo y cuenta', fields: ['clavecuc', 'tipo_vinculacion', 'status', 'email', 'password'] },
  ],
  keeps: ['clavecuc', ...conservadoDePersona],
  filters: ['clavecuc', ...filtrosDePersona],
  views: vistasDePersona,
  search: ['curp'],
  sort: porNombre,
  cuc: 'clavecuc',
  account: { rol: 'escolar', status: 'status' },
  lists: {
    todos: {
      path: 'escolares',
      roles: ['administrativo', 'coordinador', 'consejero', 'escolar'],
      scope: ['delCucDelEscolar'],
    },
    deCuc: { path: 'cucs/{clave_cuc}/escolares', roles: ['administrativo'] },
    deMiCuc: { path: 'cuc/escolares', roles: ['consejero'], scope: ['propioCuc'] },
  },
  advice: { personas: quienEs, ultimoEscolar: ['status', 'clavecuc'] },
  bulk: accionesDePersonas,
  write: { create: ['administrativo'], update: ['administrativo'], delete: ['administrativo'] },
  screen: pantallaDePersonas('/escolares', 'Escolares', 'escolar'),
})
