import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { largestBody } from '../../server/http/largestBody.ts'
import { variableNames } from '../../server/installation/settings.ts'

type Service = {
  build?: string | { context: string }
  image?: string
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
  logging?: { driver: string; options: Record<string, string> }
}
type Compose = { services: Record<string, Service>; volumes?: Record<string, unknown> }

const documents = (path: string) =>
  parseAllDocuments(readFileSync(path, 'utf8'), { merge: true }).map(each => {
    if (each.errors.length) throw each.errors[0]
    return each.toJS()
  })
const compose = (path: string): Compose => documents(path)[0]
/** Returns the folder that a service is built from. */
const folderOf = ({ build }: Service) => (typeof build === 'object' ? build.context : build)

const files = ['compose.yaml', 'compose.ha.yaml']

test.each(files)('%s: every setting of the app is one that it knows', path => {
  const apps = Object.values(compose(path).services).filter(each => folderOf(each) === '.')
  expect(apps.length).toBeGreaterThan(0)
  for (const { environment = {} } of apps)
    expect(Object.keys(environment).filter(name => !variableNames.includes(name))).toEqual([])
})

/** Variables that the files set themselves, or that only builds, tests and one command read. */
const decided = ['PORT', 'HOST', 'DATA_DIR', 'MEMORIA', 'RESPALDOS', 'VITE_API_HOST', 'CONTRASENA', 'CHROMIUM_PATH']

test.each(files)('%s: a setting that is written in .env reaches the app', path => {
  const apps = Object.values(compose(path).services).filter(each => folderOf(each) === '.')
  for (const { environment = {} } of apps) {
    expect(variableNames.filter(name => !decided.includes(name) && !(name in environment))).toEqual([])
    for (const [name, value] of Object.entries(environment))
      if (name !== 'DATABASE_URL') expect(value).toMatch(new RegExp(`^\\$\\{${name}:?-[^}]*\\}$`))
  }
})

test.each(files)('%s: no log grows until the disk is full', path => {
  for (const [name, { logging }] of Object.entries(compose(path).services))
    expect([name, logging?.driver, Boolean(logging?.options['max-size'])]).toEqual([name, 'local', true])
})

test.each(files)(
  '%s: its first lines ask for every required variable of .env, and every named service and file exists',
  path => {
    const text = readFileSync(path, 'utf8')
    const { services, volumes = {} } = compose(path)
    const asked = text.slice(0, text.search(/^(services|x-)/m))
    for (const [, name = ''] of text.matchAll(/\$\{(\w+):\?/g)) expect(asked).toContain(`${name}=`)
    for (const each of Object.values(services)) {
      const needed = Array.isArray(each.depends_on) ? each.depends_on : Object.keys(each.depends_on ?? {})
      expect(needed.filter(name => !services[name])).toEqual([])
      for (const [from = ''] of (each.volumes ?? []).map(volume => volume.split(':')))
        expect([from, from.startsWith('./') ? existsSync(from) : from in volumes]).toEqual([from, true])
      if (each.build) expect(existsSync(`${folderOf(each)}/Dockerfile`)).toBe(true)
    }
  },
)

test.each(['apps', 'primary'])('the balancer %s leads to services that are there', name => {
  const { services } = compose('compose.ha.yaml')
  const servers = [...readFileSync(`deploy/ha/${name}.cfg`, 'utf8').matchAll(/^ {2}server \w+ (\w+):\d+/gm)]
  expect(servers.length).toBeGreaterThan(1)
  for (const [, host = ''] of servers) expect(services).toHaveProperty(host)
})

test.each(['proxy/nginx.conf', 'kubernetes/app.yaml'])('%s allows the largest body that is sent at once', path => {
  const [, megabytes] =
    /(?:client_max_body_size|proxy-body-size:) (\d+)m/.exec(readFileSync(`deploy/${path}`, 'utf8')) ?? []
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(largestBody)
})

test.each([
  ['proxy/nginx.conf', 3],
  ['proxy/Caddyfile', 1],
  ['ha/apps.cfg', 1],
])('the answers of %s in place of the app follow the contract', (path, calls) => {
  const said = [...readFileSync(`deploy/${path}`, 'utf8').matchAll(/['`](\{"err":.*?\})['`]/g)].map(([, text = '']) =>
    JSON.parse(text),
  )
  expect(said).toHaveLength(calls)
  for (const each of said) expect(each).toEqual({ err: true, statusText: each.message, message: expect.any(String) })
})

test.each([
  ['proxy/nginx.conf', /proxy_read_timeout (\d+)s/],
  ['ha/apps.cfg', /timeout server (\d+)s/],
  ['kubernetes/app.yaml', /proxy-read-timeout: '(\d+)'/],
])('%s waits ten minutes for an answer: a large spreadsheet takes as long', (path, seconds) => {
  expect(seconds.exec(readFileSync(`deploy/${path}`, 'utf8'))?.[1]).toBe('600')
})

test('the manifests for Kubernetes parse, and what they set the app knows', () => {
  const all = readdirSync('deploy/kubernetes').flatMap(file => documents(`deploy/kubernetes/${file}`))
  expect(all.map(({ kind }) => kind).toSorted()).toEqual([
    'Cluster',
    'Deployment',
    'PodDisruptionBudget',
    'Pooler',
    'Service',
  ])
  const { env, readinessProbe, livenessProbe } = all.find(({ kind }) => kind === 'Deployment').spec.template.spec
    .containers[0]
  const variables = env.filter(({ value }: { value?: string }) => value !== undefined)
  for (const { name } of variables) expect(variableNames).toContain(name)
  const pooler = all.find(({ kind }) => kind === 'Pooler').metadata.name
  expect(variables.find(({ name }: { name: string }) => name === 'DATABASE_URL').value).toContain(`@${pooler}:5432/`)
  expect([readinessProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual(['/api/salud/listo', '/api/salud/vivo'])
})
