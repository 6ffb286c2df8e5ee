import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { install } from './install.mjs'
import './root.mjs'

/** `npm run entidad -- becas` writes a first declaration, adds its word to the registry and writes its migration. */
const [name = '', one = singular(name)] = process.argv.slice(2)
const registry = 'src/resources/index.ts'
const file = `src/resources/${name}.ts`
const refusal = refuse()
if (refusal) {
  console.error(refusal)
  process.exit(1)
}
install()
writeFileSync(file, declaration())
writeFileSync(registry, registered(readFileSync(registry, 'utf8')))
spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', file, registry], { stdio: 'ignore' })
const { status } = spawnSync(process.execPath, ['scripts/migration.mjs', name.toLowerCase()], { stdio: 'inherit' })
console.log(`
${file}  la declaración: campos, columnas, quién puede qué, su pantalla
${registry}  su palabra en el registro

Ahora:
  1. Escriba sus campos en ${file}. Qué clases hay: src/schema/fields.ts; qué dice cada una:
     src/schema/kinds.ts; lo demás de una entidad: src/schema/resource.ts.
     Si su llave será otra que «clave», como id(), quite antes la migración, como se dice arriba:
     la llave de una tabla que ya está no cambia.
  2. npm run db:migration -- ${name.toLowerCase()}_campos   cada vez que cambien las columnas
  3. npm run dev    y ábrala en /${name} como coordinador
  4. npm test       los ensayos generales ya la recorren; lo que espere a alguien (pending) se dice también
     en tests/crud/pendientes.test.ts`)
process.exitCode = status ?? 1

function refuse() {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    return 'Uso: npm run entidad -- becas [Beca]   (en plural, con minúscula inicial y sin acentos; después, cómo se llama una)'
  if (existsSync(file)) return `Ya existe ${file}.`
  if (readFileSync(registry, 'utf8').includes(` ${name},`)) return `${registry} ya tiene «${name}».`
  return undefined
}

function declaration() {
  const many = capital(name)
  const feminine = /as$|nes$/.test(name) ? ', feminine: true' : ''
  return `import { text } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'

/** ${many}. */
export const ${name} = defineResource({
  name: '${name}',
  label: { one: '${capital(one)}', many: '${many}'${feminine} },
  key: 'clave',
  title: 'nombre',
  fields: {
    clave: text({ label: 'Clave', required: 'La clave es requerida', max: 10, locked: true }),
    nombre: text({ label: 'Nombre', required: 'El nombre es requerido', max: 150 }),
  },
  columns: ['clave', 'nombre'],
  sort: 'nombre',
  lists: { todas: { path: '${name}', roles: ['coordinador'] } },
  write: { create: ['coordinador'], update: ['coordinador'], delete: ['coordinador'] },
  screen: { route: '/${name}', role: 'coordinador', menu: '${many}' },
})
`
}

/** Adds the import in alphabetical order, and the word at the end. */
function registered(text) {
  const lines = text.split('\n')
  const line = `import { ${name} } from './${name}.ts'`
  const imports = lines.filter(each => each.startsWith('import {') && each.includes("from './"))
  const next = imports.find(each => each > line)
  lines.splice(next ? lines.indexOf(next) : lines.indexOf(imports.at(-1)) + 1, 0, line)
  return lines.join('\n').replace(/\n\}\)/, `\n  ${name},\n})`)
}

function singular(word) {
  return word.endsWith('ones') ? `${word.slice(0, -4)}ón` : word.endsWith('s') ? word.slice(0, -1) : word
}

function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
