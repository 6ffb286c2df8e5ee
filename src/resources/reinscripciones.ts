import { integer, reference, via } from '../schema/fields.ts'
import { defineProcess } from '../schema/process/defineProcess.ts'

/** Re-enrolments: the office raises a student's semester by one, once after each period. (B §4, Re-enrolment) */
export const reinscripciones = defineProcess({
  name: 'reinscripciones',
  label: { one: 'Reinscripción', many: 'Reinscripciones', feminine: true },
  of: 'matricula',
  cuc: 'matricula.clave_grupo.clave_cuc',
  title: 'matricula',
  findable: false,
  fields: {
    matricula: reference({
      label: 'Estudiante',
      to: 'estudiantes',
      required: 'La matrícula es invalida',
      embed: {
        at: 'estudiante',
        fields: ['matricula', 'nombre', 'apellidopaterno', 'apellidomaterno', 'grupo.cuc.nombre'],
      },
    }),
    clave: via({ label: 'Matrícula', of: ['estudiante.matricula'] }),
    nombreC: via({
      label: 'Nombre completo',
      of: ['estudiante.nombre', 'estudiante.apellidopaterno', 'estudiante.apellidomaterno'],
    }),
    cuc: via({ label: 'CUC', of: ['estudiante.grupo.cuc.nombre'] }),
    id_periodo: reference({
      label: 'Después del periodo',
      heading: 'Periodo',
      to: 'periodos',
      required: true,
      assigned: true,
      embed: { at: 'periodo', fields: ['nombre'] },
    }),
    semestre: integer({
      label: 'Semestre',
      required: true,
      assigned: true,
      between: [2, 12, 'El semestre debe ser de 2 a 12'],
    }),
  },
  columns: ['clave', 'nombreC', 'id_periodo', 'semestre'],
  filters: ['id_periodo', 'semestre'],
  rules: { matricula: [({ matricula }) => String(matricula).length === 18 || 'La matrícula es invalida'] },
  unique: [{ fields: ['matricula', 'id_periodo'], message: 'El estudiante ya fue reinscrito después de ese periodo' }],
  people: {
    coordinador: { label: 'Coordinación académica', sees: 'all' },
    escolar: { label: 'Servicios escolares', sees: 'propioCuc' },
    estudiante: { label: 'Estudiante', sees: 'mine' },
  },
  opens: {
    label: 'Reinscribir',
    done: 'hizo',
    by: 'escolar',
    to: 'hecha',
    path: 'estudiante/semestre/aumento',
    room: 'reinscripcionTrasPeriodo',
    sets: ({ semestre }) => ({ semestre: Number(semestre) + 1 }),
    says: () => 'Estudiante reinscrito correctamente',
  },
  states: { hecha: { label: 'Hecha', end: true } },
  steps: {},
  tells: {
    hecha: {
      estudiante: ({ semestre }) => ({
        address: '/materiasCursando',
        subject: 'Su reinscripción está hecha',
        text: `Servicios escolares lo inscribió al semestre ${semestre}.`,
      }),
    },
  },
})
