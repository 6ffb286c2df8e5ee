import { patrones } from '../domain/patrones.ts'
import { text } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'
import { avisosDeCuc, direccion } from './direccion.ts'

const { cp, estado, municipio, colonia, calle, num_exterior } = direccion(avisosDeCuc)

/** Campuses. (A §2, §3, §5) */
export const cucs = defineResource({
  name: 'cucs',
  label: { one: 'CUC', many: 'CUCs' },
  key: 'clave',
  title: 'nombre',
  fields: {
    clave: text({
      label: 'Clave',
      record: 'clave_cuc',
      locked: 'La clave no cambia: otros registros se refieren a ella',
      required: "La 'clave del CUC' es requerida",
      length: [10, "La 'clave de cuc' debe contener 10 caracteres"],
    }),
    nombre: text({
      label: 'Nombre',
      required: "El 'nombre del CUC' es requerido",
      max: [150, "El 'nombre del CUC' debe contener menos de 150 caracteres"],
      pattern: [patrones.nombreDeCuc, "El 'nombre del CUC' solo debe contener letras"],
    }),
    numero: text({
      label: 'Número',
      required: "El 'número' es requerido",
      pattern: [patrones.dosDigitos, "El 'número' debe contener 2 dígitos"],
    }),
    cp,
    estado,
    municipio,
    colonia,
    calle,
    num_exterior,
  },
  columns: ['clave', 'nombre', 'numero', 'calle', 'num_exterior', 'colonia', 'municipio', 'estado', 'cp'],
  filters: ['estado', 'municipio', 'cp'],
  sort: 'nombre',
  related: [
    { of: 'programas', list: 'deCuc' },
    { of: 'grupos' },
    { of: 'facilitadores', list: 'deCuc' },
    { of: 'escolares' },
    { of: 'consejeros' },
  ],
  lists: {
    todos: {
      path: 'cucs',
      roles: ['coordinador', 'administrativo', 'consejero', 'escolar', 'facilitador', 'estudiante'],
    },
    porFirmar: { path: 'firmantes/cucs', roles: ['coordinador', 'escolar'], scope: ['miCuc'] },
    deFacilitador: { path: 'facilitadores/cucs', roles: ['facilitador'], scope: ['misCucs'] },
  },
  write: { create: ['coordinador'], update: ['coordinador'], delete: ['coordinador'] },
  screen: { route: '/cucs', role: 'coordinador', menu: "CUC'S", icon: 'campus' },
})
