import { sexos } from '../domain/personas.ts'
import { patrones } from '../domain/patrones.ts'
import { choice, email, id, integer, lookup, reference, text, via } from '../schema/fields.ts'
import { fromToday, today } from '../schema/filters/today.ts'
import { defineResource } from '../schema/resource.ts'
import { nombreDePersona, telefono } from './persona.ts'
import { inicioAntesDelFinal } from './inicioAntesDelFinal.ts'
import { titularDeDependencia } from './titularDeDependencia.ts'

/** Students of other schools who do their social service at a CUC. (B §2, §3, §5) */
export const prestadoresExternos = defineResource({
  name: 'prestadoresExternos',
  path: 'prestadores-externos',
  label: { one: 'Prestador externo', many: 'Prestadores externos' },
  key: 'id_externo',
  title: 'nombreC',
  fields: {
    id_externo: id({ label: 'Id' }),
    nombre: nombreDePersona('Nombre', 'nombre', 'nombre', patrones.nombrePropio),
    apellido_paterno: nombreDePersona(
      'Apellido paterno',
      'apellido paterno',
      'apellido_paterno',
      patrones.nombrePropio,
    ),
    apellido_materno: nombreDePersona(
      'Apellido materno',
      'apellido materno',
      'apellido_materno',
      patrones.nombrePropio,
    ),
    nombreC: via({ label: 'Nombre completo', of: ['nombre', 'apellido_paterno', 'apellido_materno'] }),
    edad: integer({
      label: 'Edad',
      required: 'La edad es requerida',
      between: [15, 100, 'La edad debe ser entre 15 y 100'],
    }),
    sexo: choice({ label: 'Sexo', required: 'El sexo es requerido', choices: sexos }),
    telefono: telefono('Teléfono', 'teléfono'),
    correo: email({ label: 'Correo electrónico', heading: 'Correo', required: 'Por favor ingrese un correo valido' }),
    curp: text({
      label: 'CURP',
      upper: true,
      required: "La 'CURP' es requerida",
      length: [18, "La 'CURP' no es válida"],
    }),
    discapacidad: text({
      label: 'Discapacidad',
      required: 'La discapacidad es requerida',
      placeholder: 'Si no tiene, escriba Ninguno',
    }),
    lengua_indigena: lookup({
      label: 'Lengua indígena',
      of: 'lenguasIndigenas',
      record: 'id_lenguaindigena',
      required: 'La lengua indígena es requerida',
    }),
    institucion: text({ label: 'Institución', required: 'La institución es requerida', max: 200 }),
    matricula_escolar: text({ label: 'Matrícula escolar', required: 'La matrícula escolar es requerida', max: 50 }),
    licenciatura: text({ label: 'Licenciatura', required: 'La licenciatura es requerida', max: 200 }),
    semestre: integer({
      label: 'Semestre',
      required: 'El semestre es requerido',
      between: [1, 20, 'El semestre debe ser entre 1 y 20'],
    }),
    programa_proyecto: text({
      label: 'Programa o proyecto',
      required: 'El programa o proyecto es requerido',
      max: 200,
    }),
    ...titularDeDependencia(),
    clave_cuc: reference({
      label: 'CUC',
      to: 'cucs',
      required: true,
      assigned: true,
      embed: { at: 'cuc', fields: ['clave', 'nombre'] },
    }),
  },
  columns: [
    'nombre',
    'apellido_paterno',
    'apellido_materno',
    'institucion',
    'licenciatura',
    'programa_proyecto',
    'fecha_inicio',
    'fecha_final',
    'horas_totales',
  ],
  form: [
    {
      title: 'Datos personales',
      fields: [
        'id_externo',
        'nombre',
        'apellido_paterno',
        'apellido_materno',
        'sexo',
        'edad',
        'curp',
        'discapacidad',
        'lengua_indigena',
        'telefono',
        'correo',
      ],
    },
    {
      title: 'Institución de procedencia',
      fields: [
        'institucion',
        'licenciatura',
        'matricula_escolar',
        'semestre',
        'grado_titular',
        'titular_dependencia',
        'cargo_titular',
      ],
    },
    {
      title: 'Servicio',
      fields: [
        'programa_proyecto',
        'responsable_seguimiento',
        'fecha_inicio',
        'fecha_final',
        'horas_totales',
        'actividades',
      ],
    },
  ],
  keeps: [
    'institucion',
    'licenciatura',
    'semestre',
    'grado_titular',
    'titular_dependencia',
    'cargo_titular',
    'programa_proyecto',
    'responsable_seguimiento',
    'fecha_inicio',
    'fecha_final',
    'horas_totales',
  ],
  search: ['matricula_escolar', 'curp', 'correo'],
  filters: ['clave_cuc', 'institucion', 'licenciatura', 'sexo', 'fecha_inicio', 'fecha_final'],
  views: {
    enServicio: { label: 'En servicio', filter: { fecha_inicio_lte: today, fecha_final_gte: today } },
    terminados: { label: 'Terminados', filter: { fecha_final_lte: fromToday(-1) } },
  },
  sort: ['apellido_paterno', 'apellido_materno', 'nombre'],
  cuc: 'clave_cuc',
  rules: { fecha_inicio: [inicioAntesDelFinal] },
  advice: { personas: ['curp'] },
  lists: {
    deMiCuc: { path: 'prestadores-externos', roles: ['escolar'], scope: ['propioCuc'] },
    todos: { path: 'prestadores-externos/servicio/datos', roles: ['coordinador'] },
  },
  write: { create: ['escolar'], update: ['escolar'], delete: ['escolar'], scope: 'propioCuc' },
})
