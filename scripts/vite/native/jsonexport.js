/** react-admin's exporter to CSV, fetched when it is first used: no list of ours uses it. */
export default (...args) =>
  void import('../../../node_modules/jsonexport/dist/index.js').then(({ default: write }) => write(...args))
