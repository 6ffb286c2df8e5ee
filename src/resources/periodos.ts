import { duracionDePeriodo } from '../domain/duracionDePeriodo.ts'
import { periodicidades } from '../domain/programas.ts'
import { choice, date, id, text } from '../schema/fields.ts'
import { fromToday, today } from '../schema/filters/today.ts'
import { defineResource } from '../schema/resource.ts'
import { inicioAntesDelFinal } from './inicioAntesDelFinal.ts'

/** School periods; a programme runs in those of its own periodicidad. (A §2, §3, §5) */
export const periodos = defineResource({
  name: 'periodos',
  label: { one: 'Periodo', many: 'Periodos' },
  key: 'id_periodo',
  title: 'nombre',
  fields: {
    id_periodo: id(),
    nombre: text({
      label: 'Nombre',
      required: "El 'nombre del periodo' es requerido",
      max: [150, "El 'nombre del periodo' debe contener menos de 150 caracteres"],
    }),
    fecha_inicio: date({ label: 'Fecha de inicio', required: 'La fecha de inicio es requerida' }),
    fecha_final: date({ label: 'Fecha final', required: 'La fecha final es requerida' }),
    periodicidad: choice({ label: 'Periodicidad', required: 'La periodicidad es requerida', choices: periodicidades }),
  },
  columns: ['nombre', 'fecha_inicio', 'fecha_final', 'periodicidad'],
  keeps: ['fecha_inicio', 'fecha_final'],
  advice: {
    fechasDePeriodo: ['fecha_inicio', 'fecha_final', 'periodicidad'],
    periodoRepetido: ['nombre', 'fecha_inicio', 'fecha_final'],
  },
  filters: ['periodicidad', 'fecha_inicio', 'fecha_final'],
  views: {
    enCurso: { label: 'En curso', filter: { fecha_inicio_lte: today, fecha_final_gte: today }, lists: ['todos'] },
    porVenir: { label: 'Por venir', filter: { fecha_inicio_gte: fromToday(1) }, lists: ['todos'] },
    terminados: { label: 'Terminados', filter: { fecha_final_lte: fromToday(-1) }, lists: ['todos'] },
  },
  sort: 'fecha_inicio',
  newestFirst: true,
  related: [{ of: 'clases' }],
  during: ['fecha_inicio', 'fecha_final'],
  failure: 'Error al obtener los periodos',
  rules: {
    fecha_inicio: [inicioAntesDelFinal],
    fecha_final: [
      ({ fecha_inicio, fecha_final }) =>
        !fecha_inicio ||
        !fecha_final ||
        duracionDePeriodo(fecha_inicio, fecha_final) ||
        'La fecha final debe estar entre 3 y 6 meses después de la fecha de inicio',
    ],
  },
  lists: {
    todos: { path: 'periodos', roles: ['coordinador', 'escolar'] },
    dePrograma: {
      path: 'programa/{clave_programa}/periodos',
      roles: ['coordinador', 'escolar', 'facilitador'],
      scope: ['delPrograma'],
    },
    delMes: {
      path: 'programa/{clave_programa}/periodos/mes/actual',
      roles: ['escolar'],
      scope: ['delPrograma', 'delMesActual'],
    },
  },
  write: { create: ['coordinador'], update: ['coordinador'], delete: ['coordinador'] },
  screen: { route: '/periodos', role: 'coordinador', menu: 'Periodos', icon: 'periodo' },
})
