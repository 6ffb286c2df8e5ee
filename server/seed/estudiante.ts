import { nacionalidadMexicana, otraLengua, otraNacionalidad, otroPueblo } from '../../src/domain/personas.ts'
import { esDePosgrado } from '../../src/domain/programas.ts'
import type { Azar } from './azar.ts'
import { lenguasIndigenas, nacionalidades, pueblosIndigenas } from '../datosGenerales/nombres.ts'
import { regiones, type Region } from './datos/regiones.ts'
import {
  bachilleratos,
  discapacidades,
  otrasLenguas,
  otrasNacionalidades,
  otrosPueblos,
  universidades,
} from './datos/vida.ts'
import { correo, gente, matricula } from './gente.ts'
import type { Grupo } from './pasos/grupos.ts'
import type { Lugares } from './pasos/lugares.ts'
import { dominio, type Taller } from './taller.ts'

/** Draws a student of a group: the row of their table and that of their account, with this address or one that is drawn. */
export const estudiante = (
  suerte: Azar,
  { hoy, hash, turno, curp }: Taller,
  lugares: Lugares,
  { grupo, email }: { grupo: Grupo; email?: string | undefined },
) => {
  const { programa, cuc, generacion, ciclo, clave } = grupo
  const posgrado = esDePosgrado(programa.grado)
  const pausa = suerte.segun([
    [suerte.entero(0, 3), 75],
    [suerte.entero(4, 10), 20],
    [suerte.entero(11, 35), 5],
  ])
  const edad = (posgrado ? 24 : 18) + Math.max(0, Number(hoy.slice(0, 4)) - Number(generacion)) + pausa
  const quien = gente(suerte, { hoy: corte(hoy), region: cuc.region, lugares, edad })
  const lugar = turno()
  const cuenta = {
    id: suerte.uuid(),
    email: email ?? correo(quien, lugar, dominio),
    hash,
    rol: 'estudiante' as const,
    activo: !suerte.ocurre(0.03) || email !== undefined,
  }
  const origen = procedencia(suerte)
  const fila = {
    ...quien,
    matricula: matricula(generacion, cuc.numero, programa.letras, lugar),
    ...origen,
    curp:
      origen.estado_nacimiento === null
        ? null
        : curp({
            ...quien,
            apellidoPaterno: quien.apellidopaterno,
            apellidoMaterno: quien.apellidomaterno,
            fechaNacimiento: quien.fecha_nacimiento,
            estado: origen.estado_nacimiento,
          }),
    niveleducativo: !posgrado ? 'Bachillerato' : programa.grado === 'Doctorado' ? 'Maestria' : 'Licenciatura',
    discapacidad: suerte.ocurre(0.96) ? 'Ninguna' : suerte.uno(discapacidades),
    ...pertenencia(suerte, cuc.region),
    clave_programa: programa.clave,
    id_reticula: programa.id_reticula,
    clave_grupo: clave,
    semestre: ciclo,
    regular: suerte.ocurre(0.9) ? 'Si' : 'No',
    estatus: cuenta.activo ? 1 : 0,
    ...antecedente(suerte, {
      posgrado,
      egreso: Number(generacion) - Math.min(pausa, 12),
      localidad: suerte.uno(lugares[cuc.region]).municipio,
    }),
    id_usuario: cuenta.id,
  } as const
  return { fila, cuenta }
}

/** Returns the day by which the youngest turned 18: 1 November of this year at the latest, as the form asks. (B §5) */
const corte = (hoy: string) => [hoy, `${hoy.slice(0, 4)}-11-01`].sort()[0] ?? hoy

const oaxaca = 20

/** Draws an origin: most from Oaxaca, some from other states, a few from other countries, in the list or written by hand. */
const procedencia = (suerte: Azar) => {
  const nacionalidad = suerte.segun([
    [nacionalidadMexicana, 965],
    [otraNacionalidad, 10],
    [suerte.entero(3, nacionalidades.length), 25],
  ])
  return {
    nacionalidad,
    otra_nacionalidad: nacionalidad === otraNacionalidad ? suerte.uno(otrasNacionalidades) : null,
    estado_nacimiento:
      nacionalidad === nacionalidadMexicana
        ? suerte.segun([
            [oaxaca, 90],
            [suerte.entero(1, 32), 10],
          ])
        : null,
  }
}

/** Draws a people and a language: over half are of a people of the region, and most of these speak its language. */
const pertenencia = (suerte: Azar, region: Region) => {
  const [pueblo, lengua] = suerte.segun([
    [suerte.uno(regiones[region].pueblos), 57],
    [['Otro', 'Otra'] as const, 1],
    [['Ninguno', 'Ninguna'] as const, 42],
  ])
  const pueblo_indigena = pueblosIndigenas.indexOf(pueblo) + 1
  const lengua_indigena = lenguasIndigenas.indexOf(suerte.ocurre(0.7) ? lengua : 'Ninguna') + 1
  return {
    pueblo_indigena,
    otro_pueblo: pueblo_indigena === otroPueblo ? suerte.uno(otrosPueblos) : null,
    lengua_indigena,
    otra_lengua: lengua_indigena === otraLengua ? suerte.uno(otrasLenguas) : null,
  }
}

const antecedente = (
  suerte: Azar,
  { posgrado, egreso, localidad }: { posgrado: boolean; egreso: number; localidad: string },
) => ({
  escuela: posgrado ? suerte.uno(universidades) : `${suerte.uno(bachilleratos)} ${suerte.entero(1, 260)}`,
  localidad,
  numero_localidad: suerte.cifras(4),
  fecha_inicio: `${egreso - (posgrado ? 4 : 3)}-08-${suerte.entero(15, 30)}`,
  fecha_final: `${egreso}-07-${suerte.entero(10, 20)}`,
})
