/** Draws no buttons: every pagination of ours brings its own. */
export default () => null
