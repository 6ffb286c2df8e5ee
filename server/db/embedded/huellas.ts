/** Hashes of the programs and libraries of the embedded PostgreSQL, by machine; written by `npm run huellas`. */
export const huellas: { readonly version: string; readonly machines: Readonly<Record<string, string>> } = {
  version: '18.4.0-beta.17',
  machines: {
    'darwin-arm64': '3bbb645c5ffc8f93541e12f9274098012542d469df9f38c7c299a2cb475fc7e5',
    'darwin-x64': '3bbb645c5ffc8f93541e12f9274098012542d469df9f38c7c299a2cb475fc7e5',
    'linux-arm': 'e9f2339aa9d179eadbcd013870cd82cdc0137b35a95ae6fb31d00281f9e1dd4b',
    'linux-arm64': '603476ce3255fef83c6cf2e5cdb1340b16f32902304822b2c6dce1fcee63eb67',
    'linux-ia32': '47368c52b2284d5eb97edaca821ba3f7100db0ea488b375cae91545b424eb493',
    'linux-ppc64': 'bd92ef377f209ce33c9f16ed02198b3274d0f118fad8df4dd2308c3c99992339',
    'linux-x64': '44deceeeb4da3210fbd043072de5fb997f19b58fef2ee08d6e6494563ceec764',
    'windows-x64': '80d7025f86b0dc0e13c3092e9158cd344fea263b4fec24a8a02edc77f5e44ea8',
  },
}
