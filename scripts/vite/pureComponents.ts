import type { Plugin } from 'vite'

/** Lets the bundler leave out components of packages that nothing uses: their names for debugging go, and calls that create one count as pure. recharts, which finds parts of a chart by these names, keeps them. */
export const pureComponents = (): Plugin => ({
  name: 'pure-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/(?!recharts\/).+\.m?js$/, code: /forwardRef|createContext|memo|displayName/ },
    handler: code => ({
      code: code
        .replace(/^[\w$]+\.displayName = (["'])[^"'\n]*\1;?$/gm, '')
        .replace(
          /^((?:export )?(?:var|let|const) [\w$]+ = )(?=(?:React[\w$]*\.)?(?:forwardRef|createContext|memo)\()/gm,
          '$1/*#__PURE__*/ ',
        ),
      map: null,
    }),
  },
})
