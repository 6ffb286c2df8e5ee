import { enLista } from '../../language/enLista.ts'
import type { Aviso } from './Aviso.ts'

type Readmision = { anterior: string; nueva: string; nombre: string; clave_cuc: string }

/** Returns the notices of a readmission: to the student, and to the office of their former campus, which is not told where they went, but what is still under way there. */
export const avisosDeReadmision = ({
  anterior,
  nueva,
  nombre,
  clave_cuc,
  queda = [],
  servicioSinTerminar = false,
}: Readmision & { queda?: readonly string[]; servicioSinTerminar?: boolean }): readonly Aviso[] => [
  {
    to: { people: 'estudiantes', keys: [nueva] },
    address: '/kardex',
    subject: 'Su readmisión está hecha',
    text: `Servicios escolares registró su readmisión con la matrícula ${nueva}. Ingrese con la misma cuenta; su kardex anterior sigue a su alcance.${servicioSinTerminar ? ` El servicio social que no terminó con la matrícula ${anterior} no continúa: si lo retoma, comienza otro.` : ''}`,
  },
  {
    to: { role: 'escolar', place: clave_cuc },
    about: { resource: 'estudiantes', key: anterior },
    subject: `${nombre} continúa con otra matrícula`,
    text: `El registro ${anterior} quedó inactivo y cerrado: la persona fue readmitida.${queda.length ? ` Con esa matrícula queda por atender: ${enLista(queda)}.` : ''}${servicioSinTerminar ? ' El servicio social que no terminó con ella ya no espera a nadie: si lo retoma, comienza otro.' : ''}`,
  },
]

/** Returns the notices of a readmission that was taken back: to the student under the matrícula from before, and to the office that they are of again. */
export const avisosDeReadmisionDeshecha = ({ anterior, nueva, nombre, clave_cuc }: Readmision): readonly Aviso[] => [
  {
    to: { people: 'estudiantes', keys: [anterior] },
    address: '/kardex',
    subject: 'Su readmisión se deshizo',
    text: `Servicios escolares eliminó la matrícula ${nueva}: su cuenta vuelve a la matrícula ${anterior}.`,
  },
  {
    to: { role: 'escolar', place: clave_cuc },
    about: { resource: 'estudiantes', key: anterior },
    subject: `${nombre} vuelve a la matrícula ${anterior}`,
    text: `Se deshizo la readmisión: el registro ${anterior} está abierto otra vez.`,
  },
]
