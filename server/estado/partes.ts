import { sql } from 'drizzle-orm'
import { sumBy } from 'es-toolkit'
import type { ParteDelSistema } from '../../src/domain/estadoDelSistema.ts'
import { contado } from '../../src/language/contado.ts'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { hace } from '../../src/language/hace.ts'
import { backupAge, failedBackup, lastBackup } from '../backup/lastBackup.ts'
import { sizeInWords } from '../../src/language/sizeInWords.ts'
import { colonias } from '../codigosPostales/tables.ts'
import type { AppOptions } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import type { ReplicaTrouble } from '../db/openReplica.ts'
import { isReadOnly } from '../db/isReadOnly.ts'
import { appliedMigrations, migrationsFolder, migrationsIn } from '../db/migrations.ts'
import { comoCargarlos, sinCodigos } from './beforeAnybody.ts'
import { hasNoRoom } from '../db/hasNoRoom.ts'
import { slowCalls } from '../log/slowCalls.ts'
import { correosPorEstado } from '../mail/correosPorEstado.ts'
import { waitingMails } from '../mail/waitingMails.ts'
import { clockDoubt } from './clockDoubt.ts'
import { discoDe, scarce } from './discoDe.ts'
import { sinLugar, soloConsultas } from './noGuarda.ts'

type Lectura = (db: Queryable, options: AppOptions) => Promise<Omit<ParteDelSistema, 'parte'> | undefined>

const bien = (dicho: string) => ({ estado: 'bien', dicho, hacer: null }) as const
const atender = (dicho: string, hacer: string) => ({ estado: 'atender', dicho, hacer }) as const
const mal = (dicho: string, hacer: string) => ({ estado: 'mal', dicho, hacer }) as const

/** Parts of the installation that an administrator looks after, each with how it is read; a part without a reading is not shown. */
export const partes: Readonly<Record<string, Lectura>> = {
  'Base de datos': async db => {
    const startedAt = performance.now()
    const { rows } = await db.execute<{ bytes: string; version: string }>(
      sql`select pg_database_size(current_database())::text as bytes, current_setting('server_version') as version`,
    )
    const took = Math.round(performance.now() - startedAt)
    const [{ bytes, version } = { bytes: '0', version: '' }] = rows
    const dicho = `PostgreSQL ${version}, ${sizeInWords(Number(bytes))}; respondió en ${took} ms`
    if (await isReadOnly(db))
      return mal(
        soloConsultas,
        'Revise que DATABASE_URL lleve al servidor principal y no a uno en espera, y que nadie haya puesto default_transaction_read_only.',
      )
    return took < 500
      ? bien(dicho)
      : atender(dicho, 'La base de datos responde despacio: revise la carga de su máquina y de su disco.')
  },
  'Base de datos de lectura': async (db, { replica }) => {
    if (!replica) return undefined
    const trouble = await replica.trouble(db)
    return trouble ? atender(...enApuros[trouble]) : bien('Tiene todo lo que tiene la principal')
  },
  Migraciones: async db => {
    const [applied, declared] = [await appliedMigrations(db), migrationsIn(migrationsFolder)]
    const dicho = `${contado(applied.length, 'aplicada', 'aplicadas')} de ${declared.length}`
    if (applied.length === declared.length) return bien(dicho)
    return atender(
      dicho,
      'Otra versión del programa preparó la base de datos: actualice este proceso, o reinícielo para que la actualice.',
    )
  },
  Disco: async (db, options) => {
    if (await hasNoRoom(options, db))
      return mal(
        sinLugar,
        'Libere espacio en el disco de la base de datos o agrándelo: se vuelve a guardar en cuanto lo haya.',
      )
    const disco = await discoDe(options)
    if (!disco) return bien('No se conoce la carpeta de datos')
    const { free, whole } = disco
    const dicho = `${sizeInWords(free)} libres de ${sizeInWords(whole)} donde está la carpeta de datos`
    if (free < scarce)
      return mal(dicho, 'Libere espacio o agrande el disco: sin él se dejan de guardar datos y respaldos.')
    return free < whole / 10
      ? atender(dicho, 'Queda menos de la décima parte: libere espacio o agrande el disco.')
      : bien(dicho)
  },
  'Almacén de archivos': async (_db, { storeFailingSince, storeFailureReason, now }) => {
    if (!storeFailingSince) return undefined
    const since = storeFailingSince()
    const reason = storeFailureReason?.()
    return since
      ? mal(
          `No responde como debe (la primera vez, ${hace(since, now(), hoyEnMexico)})${reason ? `: ${reason}` : ''}. Los archivos nuevos esperan en la base de datos`,
          'Revise ARCHIVOS_S3 y el almacén: mientras, puede que lo que ya está en él no se abra ni se respalde.',
        )
      : bien('Sin fallas al guardar en él')
  },
  'Códigos postales': async db => {
    const [una] = await db.select({ id: colonias.id_colonia }).from(colonias).limit(1)
    return una ? undefined : mal(sinCodigos, comoCargarlos)
  },
  'Bandeja de correos': async (db, { now, mailFolder }) => {
    const { en_espera, no_salio } = await correosPorEstado(db)
    const dicho = `${contado(en_espera, 'espera', 'esperan')}, ${contado(no_salio, 'no salió', 'no salieron')}`
    if (mailFolder)
      return atender(
        `Ninguno llega a nadie: no hay servidor de correo y cada uno queda como archivo en ${mailFolder}; ${dicho}`,
        'Ponga SMTP_URL y arranque de nuevo: quien no tiene contraseña, o la olvidó, no puede elegirla sin el enlace que le llega por correo.',
      )
    const waiting = await waitingMails(db, now())
    if (waiting.late)
      return atender(dicho, 'Llevan más de una hora sin salir: revise SMTP_URL y el servidor de correo.')
    if (waiting.ahead)
      return atender(dicho, 'Hay correos cuya fecha no ha llegado todavía: revise el reloj de la máquina.')
    return no_salio
      ? atender(dicho, 'En «Correos» la coordinación administrativa ve por qué y los envía de nuevo.')
      : bien(dicho)
  },
  'Cuentas sin registro': async (_db, { now, orphanedAccounts }) => {
    if (!orphanedAccounts) return undefined
    const { counted, byRole } = orphanedAccounts
    const cuando = `al arrancar (${hace(counted, now(), hoyEnMexico)})`
    const todas = sumBy(byRole, ({ cuantas }) => cuantas)
    if (!todas) return bien(`Ninguna ${cuando}`)
    const porRol = byRole.map(({ rol, cuantas }) => `${cuantas} de rol ${rol}`)
    return atender(
      `${contado(todas, 'cuenta activa', 'cuentas activas')} ${cuando}: ${porRol.join(', ')}`,
      'Con ellas no entra nadie, ninguna pantalla las muestra y su correo sigue ocupado: quien administra la base de datos las deja inactivas (docs/partir.md, «Accounts without a record»).',
    )
  },
  'Último respaldo': async (db, { now }) => {
    const [last, failing] = [await lastBackup(db), await failedBackup(db)]
    if (failing) {
      const age = last && backupAge(last, now())
      const old = age?.isStale ? `; el último es de hace ${contado(age.days, 'día', 'días')}` : ''
      const ahead = age?.isAhead ? '; la fecha del último no ha llegado todavía' : ''
      return mal(
        `El diario no se pudo guardar (la primera vez, ${hace(failing.desde, now(), hoyEnMexico)})${old}${ahead}`,
        failing.porque,
      )
    }
    if (!last)
      return atender('Todavía no hay ninguno', 'Ejecute «npm run respaldo», o ponga RESPALDO_HORA para que sea diario.')
    const { hours, days, isAhead, isStale } = backupAge(last, now())
    if (isAhead)
      return atender('Su fecha no ha llegado todavía', 'Revise el reloj de la máquina y ejecute «npm run respaldo».')
    const age = isStale ? contado(days, 'día', 'días') : contado(hours, 'hora', 'horas')
    const dicho = `Hace ${age}; ${sizeInWords(last.bytes)}`
    return isStale
      ? atender(dicho, 'Ejecute «npm run respaldo» y revise RESPALDO_HORA y el espacio de su carpeta.')
      : bien(dicho)
  },
  Reloj: async (db, { now }) => {
    const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from clock_timestamp())::text as now`)
    const seconds = Math.round(Math.abs(Number(rows[0]?.now ?? 0) - now().getTime() / 1000))
    const [ahead] = await clockDoubt(db, now())
    if (ahead)
      return atender(ahead, 'Ponga la máquina en hora (NTP): de su reloj dependen sesiones, enlaces y respaldos.')
    const dicho = `${contado(seconds, 'segundo', 'segundos')} de diferencia con la base de datos`
    return seconds <= 5
      ? bien(dicho)
      : atender(dicho, 'Sincronice los relojes de ambas máquinas (NTP): de ellos dependen sesiones y enlaces.')
  },
  Versiones: async () => bien(`Programa con Node.js ${process.versions.node} en ${process.platform}`),
  'Llamadas lentas': async (_db, options) => {
    const calls = slowCalls(options)
    if (!calls.length) return bien('Ninguna tardó más de un segundo desde que arrancó este proceso')
    const slowest = calls
      .slice(0, 5)
      .map(({ call, times, longest }) => `${call} (${times}, hasta ${(longest / 1000).toFixed(1)} s)`)
    return atender(
      slowest.join('; '),
      'Si se repiten, revise la carga de la máquina y de la base de datos; con METRICAS se ve a qué horas.',
    )
  },
}

/** Troubles of the replica in words, with what to do. */
export const enApuros: Readonly<Record<ReplicaTrouble, readonly [string, string]>> = {
  ausente: [
    'No responde: se lee de la principal',
    'Revise que DATABASE_URL_LECTURA sea su dirección y que esté en marcha.',
  ],
  atrasada: [
    'Va detrás de la principal: se lee de la principal',
    'Si dura, revise su conexión con la principal, su disco y si su repetición está en pausa.',
  ],
  ajena: [
    'No es una réplica de DATABASE_URL: se lee de la principal',
    'Ponga en DATABASE_URL_LECTURA la dirección de un servidor en espera de esa misma base de datos.',
  ],
}
