import { addMeses } from '../../../src/domain/fechas.ts'
import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import { dependencias, instituciones } from '../datos/dependencias.ts'
import { correo, gente } from '../gente.ts'
import { dominio, type Taller } from '../taller.ts'
import type { Cuc } from './cucs.ts'
import type { Lugares } from './lugares.ts'

const oaxaca = 20

/** Adds students of other schools who serve at a campus, most of them at that of the demonstration. */
export const prestadoresExternos = async (taller: Taller, cucs: readonly Cuc[], lugares: Lugares): Promise<void> => {
  const suerte = azar('prestadores externos')
  await taller.copy(
    tables.prestadoresExternos,
    cucs.flatMap(({ clave, region }, lugar) =>
      Array.from({ length: lugar === 0 ? 12 : lugar % 3 }, (_, cual) => {
        const edad = suerte.entero(20, 27)
        const quien = gente(suerte, { hoy: taller.hoy, region, lugares, edad })
        const [institucion, licenciatura, titular_dependencia] = suerte.uno(instituciones)
        const { programa, actividades, titular } = suerte.uno(dependencias)
        const fecha_inicio = addMeses(taller.hoy, -suerte.entero(0, 8))
        return {
          id_externo: suerte.uuid(),
          clave_cuc: clave,
          nombre: quien.nombre,
          apellido_paterno: quien.apellidopaterno,
          apellido_materno: quien.apellidomaterno,
          edad,
          sexo: quien.sexo,
          telefono: quien.telefono,
          correo: correo(quien, 900_000 + lugar * 100 + cual, dominio),
          curp: taller.curp({
            ...quien,
            apellidoPaterno: quien.apellidopaterno,
            apellidoMaterno: quien.apellidomaterno,
            fechaNacimiento: quien.fecha_nacimiento,
            estado: oaxaca,
          }),
          discapacidad: 'Ninguno',
          lengua_indigena: suerte.segun([
            [1, 6],
            [suerte.entero(3, 16), 4],
          ]),
          institucion,
          licenciatura,
          matricula_escolar: `${suerte.entero(18, 22)}-${suerte.cifras(4)}`,
          semestre: suerte.entero(7, 9),
          programa_proyecto: programa,
          titular_dependencia,
          cargo_titular: 'Titular de vinculación',
          grado_titular: suerte.uno(['MTRO', 'DR', 'LIC'] as const),
          responsable_seguimiento: titular,
          fecha_inicio,
          fecha_final: addMeses(fecha_inicio, 6),
          horas_totales: 480,
          actividades,
        }
      }),
    ),
  )
}
