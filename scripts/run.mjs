import { build } from './build.mjs'
import { isStale } from './fingerprint.mjs'
import { install } from './install.mjs'

/** Runs one of the commands of server/cli: `run.mjs <command> [arguments]`. */
const [command] = process.argv.splice(2, 1)
install()
if (isStale()) await build()
await import(`../dist/server/${command}.js`)
