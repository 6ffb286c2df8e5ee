import { nivelesEducativos, tiposDeVinculacion } from '../../src/domain/personas.ts'
import { rfcDe } from '../../src/domain/rfc.ts'
import { extranjero } from '../../src/domain/estados.ts'
import type { Rol } from '../../src/domain/roles.ts'
import type { Azar } from './azar.ts'
import { otrasNacionalidades, perfiles } from './datos/vida.ts'
import type { Region } from './datos/regiones.ts'
import { correo, gente, matricula } from './gente.ts'
import type { Lugares } from './pasos/lugares.ts'
import { dominio, type Taller } from './taller.ts'

type Puesto = {
  rol: Rol
  letras: string
  numeroDeCuc: string
  region: Region
  lugares: Lugares
  status?: 0 | 1
  conCuenta?: boolean
  email?: string
}

/** Draws a member of staff: the row of the person's table and, when they sign in, that of their account. */
export const personal = (
  suerte: Azar,
  { hoy, hash, turno, curp }: Taller,
  { rol, letras, numeroDeCuc, region, lugares, status = 1, conCuenta = true, email }: Puesto,
) => {
  const quien = gente(suerte, { hoy, region, lugares, edad: suerte.entero(26, 62) })
  const lugar = turno()
  const deFuera = suerte.ocurre(0.03)
  const estado_nacimiento = deFuera
    ? extranjero
    : suerte.segun([
        [oaxaca, 9],
        [30, 1],
        [21, 1],
        [7, 1],
      ])
  const datos = {
    ...quien,
    apellidoPaterno: quien.apellidopaterno,
    apellidoMaterno: quien.apellidomaterno,
    fechaNacimiento: quien.fecha_nacimiento,
  }
  const cuenta = conCuenta
    ? [{ id: suerte.uuid(), email: email ?? correo(quien, lugar, dominio), hash, rol, activo: status === 1 }]
    : []
  const fila = {
    ...quien,
    matricula: matricula(String(suerte.entero(2020, Number(hoy.slice(0, 4)))), numeroDeCuc, letras, lugar),
    curp: curp({ ...datos, estado: estado_nacimiento }),
    rfc: rfcDe(datos),
    niveleducativo: suerte.segun(niveles),
    perfil_academico: suerte.uno(perfiles),
    nacionalidad: deFuera ? 1 : 2,
    otra_nacionalidad: deFuera ? suerte.uno(otrasNacionalidades) : null,
    estado_nacimiento,
    tipo_vinculacion: suerte.segun(vinculaciones),
    status,
    id_usuario: cuenta[0]?.id ?? null,
  }
  return { fila, cuenta }
}

const oaxaca = 20
const [, licenciatura, ingenieria, maestria, doctorado] = nivelesEducativos
const niveles = [
  [licenciatura, 6],
  [ingenieria, 2],
  [maestria, 3],
  [doctorado, 1],
] as const
const [general, academica, administrativa, asociado, tequio] = tiposDeVinculacion
const vinculaciones = [
  [asociado, 12],
  [tequio, 4],
  [academica, 2],
  [administrativa, 1],
  [general, 1],
] as const
