import { sinMasDeUnDecimal, tiposDeCalificacionPrevia, tiposResueltosFuera } from '../domain/calificacionesPrevias.ts'
import { choice, decimal, id, reference, text, via } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'

const rango = 'La calificación debe ser un número de 0 a 10 con máximo un decimal'
const estados = ['Por confirmar', 'Confirmada', 'Anulada'] as const

/** Grades that no class of this system gave: of periods before it, extraordinary exams, equivalences. Kardex and progress count the confirmed ones. */
export const calificacionesPrevias = defineResource({
  name: 'calificacionesPrevias',
  label: { one: 'Calificación de otro periodo', many: 'Calificaciones de otros periodos', feminine: true },
  key: 'id_calificacion',
  title: 'titulo',
  fields: {
    id_calificacion: id(),
    matricula_estudiante: reference({
      label: 'Estudiante',
      to: 'estudiantes',
      locked: 'No cambia: la calificación es de este estudiante',
      required: 'El estudiante es requerido',
      offer: { list: 'deMiCuc' },
      embed: {
        at: 'estudiante',
        fields: ['matricula', 'nombre', 'apellidopaterno', 'apellidomaterno', 'grupo.cuc.clave', 'grupo.cuc.nombre'],
      },
    }),
    matricula: via({ label: 'Matrícula', of: ['estudiante.matricula'] }),
    id_materia: reference({
      label: 'Materia',
      to: 'materias',
      required: 'La materia es requerida',
      offer: { list: 'todas' },
      embed: { at: 'materia', fields: ['clave_materia', 'nombre', 'creditos'] },
    }),
    titulo: via({ label: 'Título', of: ['materia.nombre', 'estudiante.nombre', 'estudiante.apellidopaterno'] }),
    id_periodo: reference({
      label: 'Periodo',
      to: 'periodos',
      offer: { list: 'todos' },
      embed: { at: 'periodo', fields: ['nombre'] },
    }),
    periodo_escrito: text({
      label: 'Periodo que no está en la lista',
      heading: 'Periodo escrito',
      when: { id_periodo: '' },
      required: 'Elija el periodo o escriba cuál fue',
      max: [100, 'El periodo debe contener máximo 100 caracteres'],
      placeholder: 'Agosto 2019 – Enero 2020',
    }),
    calificacion: decimal({
      label: 'Calificación',
      required: 'La calificación es requerida',
      min: [0, rango],
      max: [10, rango],
    }),
    tipo: choice({
      label: 'Tipo',
      required: 'El tipo es requerido',
      choices: tiposDeCalificacionPrevia,
      initial: 'Ordinario',
    }),
    institucion: text({
      label: 'Institución',
      when: { tipo: tiposResueltosFuera },
      required: 'La institución es requerida',
      max: [200, 'La institución debe contener máximo 200 caracteres'],
    }),
    documento: text({
      label: 'Documento',
      when: { tipo: tiposResueltosFuera },
      required: 'El documento es requerido',
      max: [200, 'El documento debe contener máximo 200 caracteres'],
      placeholder: 'Dictamen 12/2024',
    }),
    motivo: text({
      label: 'Por qué se registra',
      heading: 'Motivo',
      required: 'Escriba por qué se registra',
      max: [300, 'El motivo debe contener máximo 300 caracteres'],
      placeholder: 'Acta del archivo escolar',
    }),
    estado: choice({
      label: 'Estado',
      required: 'El estado es requerido',
      only: 'update',
      choices: estados,
      initial: 'Por confirmar',
    }),
    registrada_por: text({ label: 'Registrada por', required: true, assigned: true }),
  },
  columns: [
    'matricula',
    'matricula_estudiante',
    'id_materia',
    'id_periodo',
    'periodo_escrito',
    'calificacion',
    'tipo',
    'estado',
  ],
  form: [
    { title: 'Qué se acreditó', fields: ['matricula_estudiante', 'id_materia', 'calificacion', 'estado'] },
    { title: 'Cuándo', fields: ['id_periodo', 'periodo_escrito'] },
    { title: 'Cómo consta', fields: ['tipo', 'institucion', 'documento', 'motivo'] },
  ],
  keeps: ['matricula_estudiante', 'id_periodo', 'periodo_escrito', 'tipo', 'institucion', 'documento', 'motivo'],
  search: ['institucion', 'documento'],
  filters: ['matricula_estudiante', 'id_materia', 'id_periodo', 'periodo_escrito', 'calificacion', 'tipo', 'estado'],
  views: {
    porConfirmar: { label: 'Por confirmar', filter: { estado: 'Por confirmar' }, pending: ['escolar'] },
    confirmadas: { label: 'Confirmadas', filter: { estado: 'Confirmada' } },
    anuladas: { label: 'Anuladas', filter: { estado: 'Anulada' } },
  },
  sort: 'matricula_estudiante',
  findable: false,
  indexes: [['estado', 'matricula_estudiante']],
  cuc: 'matricula_estudiante.clave_grupo.clave_cuc',
  autor: 'registrada_por',
  rules: { calificacion: [({ calificacion }) => sinMasDeUnDecimal(calificacion) || rango] },
  unique: [
    {
      fields: ['matricula_estudiante', 'id_materia', 'id_periodo', 'periodo_escrito', 'tipo'],
      message: 'Esa calificación ya está registrada; si está anulada, la corrige la coordinación académica',
    },
  ],
  lists: { registradas: { path: 'calificacionesPrevias', roles: ['escolar', 'coordinador'], scope: ['propioCuc'] } },
  advice: {
    acreditadas: ['matricula_estudiante', 'id_materia', 'id_periodo', 'periodo_escrito', 'tipo', 'estado'],
    periodoDeLaNota: ['id_periodo', 'estado'],
    fueraDeMalla: ['matricula_estudiante', 'id_materia', 'estado'],
  },
  bulk: {
    confirmar: {
      label: 'Dar por confirmadas',
      set: { estado: 'Confirmada' },
      when: { estado: 'Por confirmar' },
      because: 'no está por confirmar',
      partial: true,
      confirm: 'Contarán en kardex, promedio y avance, y ya no podrán editarse.',
      roles: ['escolar'],
    },
  },
  write: {
    create: ['escolar'],
    update: ['escolar'],
    delete: ['escolar'],
    scope: 'propioCuc',
    sealed: {
      update: { estado: ['Confirmada', 'Anulada'] },
      delete: { estado: ['Confirmada', 'Anulada'] },
      message: 'Esta calificación ya fue confirmada: solo la coordinación académica la corrige, con su motivo',
      correct: {
        roles: ['coordinador'],
        fields: [
          'id_materia',
          'calificacion',
          'id_periodo',
          'periodo_escrito',
          'tipo',
          'institucion',
          'documento',
          'estado',
        ],
        reason: 'Escriba por qué se corrige',
      },
    },
  },
  screen: {
    route: '/calificacionesPrevias',
    role: ['escolar', 'coordinador'],
    from: ['/estudiantes', '/datosGenerales'],
    icon: 'calificacion',
    opens: [],
  },
})
