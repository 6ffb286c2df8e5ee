import { defineResource } from '../schema/resource.ts'
import {
  accionesDePersonas,
  conservadoDePersona,
  cuenta,
  filtrosDePersona,
  porNombre,
  persona,
  seccionesDePersona,
  vistasDePersona,
} from './persona.ts'
import { padronDeFacilitadores } from './padron.ts'
import { pantallaDePersonas } from './pantallaDePersonas.ts'
import { quienEs } from './quienEs.ts'

/** Teachers; a consejero links them to the CUCs they teach at. (B §2, §3, §5) */
export const facilitadores = defineResource({
  name: 'facilitadores',
  label: { one: 'Facilitador', many: 'Facilitadores' },
  key: 'matricula',
  title: 'nombreC',
  fields: { ...persona, ...cuenta },
  columns: ['matricula', 'nombreC', 'status', 'sexo', 'telefono', 'email'],
  form: [
    ...seccionesDePersona,
    { title: 'Vínculo y cuenta', fields: ['tipo_vinculacion', 'status', 'email', 'password'] },
  ],
  keeps: conservadoDePersona,
  filters: filtrosDePersona,
  views: vistasDePersona,
  search: ['curp'],
  sort: porNombre,
  indexes: [['curp'], ['fecha_nacimiento']],
  related: [{ of: 'clases' }],
  account: { rol: 'facilitador', status: 'status' },
  lists: {
    todos: { path: 'facilitadores', roles: ['administrativo', 'coordinador', 'consejero'] },
    activos: {
      path: 'facilitadores/activos',
      roles: ['consejero', 'escolar'],
      where: { status: 1 },
      only: ['matricula', 'nombreC'],
    },
    deUaco: { path: 'facilitadores/cucs/cucsuaco', roles: ['consejero', 'coordinador'] },
    deCuc: {
      path: 'cucs/{clave_cuc}/facilitadores',
      roles: ['administrativo', 'coordinador', 'consejero', 'escolar'],
      through: 'cucs_facilitadores',
      scope: ['propioCuc'],
    },
    deConsejero: {
      path: 'cuc/consejero/facilitadores',
      roles: ['consejero'],
      through: 'cucs_facilitadores',
      scope: ['propioCuc'],
    },
    deEscolar: {
      path: 'cuc/escolar/facilitadores',
      roles: ['escolar'],
      through: 'cucs_facilitadores',
      scope: ['propioCuc'],
    },
    padron: padronDeFacilitadores,
  },
  advice: { personas: quienEs, asignaturasAbiertas: ['status'] },
  bulk: {
    ...accionesDePersonas,
    agregarAlCuc: {
      label: 'Agregar a mi CUC',
      handler: 'asociarFacilitadores',
      partial: true,
      roles: ['consejero'],
      lists: ['activos'],
    },
    quitarDelCuc: {
      label: 'Eliminar de mi CUC',
      handler: 'desasociarFacilitadores',
      partial: true,
      roles: ['consejero'],
      lists: ['deConsejero'],
    },
  },
  write: { create: ['administrativo'], update: ['administrativo'], delete: ['administrativo'] },
  screen: pantallaDePersonas('/facilitadores', 'Facilitadores', 'facilitador'),
})
