import type { Plugin } from 'vite'

/** What travels together, by the modules that each file begins with; all that they use comes with them, and the earlier file keeps what two need. */
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

/** The files of a moment as the bundler asks for them: few, so that a slow line carries them in one round. */
export const groups = Object.entries(files).map(([name, modules], place, all) => ({
  name,
  priority: all.length - place,
  test: (id: string) => modules.some(module => id.endsWith(`/src/${module}.ts`) || id.endsWith(`/src/${module}.tsx`)),
}))

/** What the first screen needs after the sign-in, by importance: what it is drawn with, and then what surrounds it. */
const rounds = [['rutas', 'trabajo'], ['mesa']]

/** Tells the page by a `meta` which files it may fetch while somebody signs in. */
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

/** Asks the browser, in the first line of these files, to compile them as they arrive, beside the page, instead of function by function when each is first called. */
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
