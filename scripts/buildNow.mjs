import { build } from './build.mjs'
import { install } from './install.mjs'

install()
await build()
