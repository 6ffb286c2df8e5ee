/** Loads react-admin's CSV exporter at its first use, since no list of ours uses it. */
export default (...args) =>
  void import('../../../node_modules/jsonexport/dist/index.js').then(({ default: write }) => write(...args))
