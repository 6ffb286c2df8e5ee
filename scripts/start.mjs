import { build } from './build.mjs'
import { isStale } from './fingerprint.mjs'
import { install } from './install.mjs'
import { refuseIfServed } from './refuseIfServed.mjs'

install()
if (isStale()) {
  await refuseIfServed()
  await build()
}
await import('../dist/server/main.js')
