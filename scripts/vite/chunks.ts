import type { Plugin } from 'vite'

/** The chunks of the web app, by the modules that each begins with. Each takes along what these import; a module that two need goes into the earlier one. */
const files = {
  entrada: ['main'],
  rutas: ['resources/rutas'],
  trabajo: ['universityApp', 'universityRehearsal'],
  mesa: [
    'admin/screen/ResourceScreen',
    'admin/rehearsal/RehearsedList',
    'admin/list/ListPagination',
    'admin/bell/Bell',
    'admin/guard/SessionEnd',
    'admin/send/Unanswered',
    'admin/shortcuts/Shortcuts',
    'admin/list/NarrowRows',
  ],
  pestanas: ['admin/screen/TabbedScreen'],
  ayuda: ['admin/layout/Help'],
  formulario: ['admin/form/RecordDialog', 'custom/postal/formRooms'],
}

/** The chunks as the bundler's groups: few, so that a slow line loads them in one round trip. */
export const groups = Object.entries(files).map(([name, modules], place, chunks) => ({
  name,
  priority: chunks.length - place,
  test: (id: string) => modules.some(module => id.endsWith(`/src/${module}.ts`) || id.endsWith(`/src/${module}.tsx`)),
}))

/** The chunks that the first screen needs after sign-in, by importance: first those that draw it, then those around it. */
const rounds = [['rutas', 'trabajo'], ['mesa']]

/** Tells the page in a `meta` which files it may prefetch while a person signs in. */
export const fetchAhead = (): Plugin => ({
  name: 'fetch-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = Object.values(bundle)
      const pathOf = (name: string) => chunks.find(chunk => chunk.name === name)?.fileName ?? []
      const content = rounds
        .map(round =>
          round
            .flatMap(pathOf)
            .map(path => `/${path}`)
            .join(' '),
        )
        .join()
      return [{ tag: 'meta', attrs: { name: 'precarga', content } }]
    },
  },
})

/** Makes the browser compile these chunks as they arrive, off the main thread, instead of each function at its first call. */
export const compileOnArrival = (): Plugin => ({
  name: 'compile-on-arrival',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && rounds.flat().includes(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
})
