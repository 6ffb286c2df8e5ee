/** Words of one language made from names: every resource and field of ours says its own. */
const same = word => word

export {
  same as capitalize,
  same as humanize,
  same as inflect,
  same as pluralize,
  same as singularize,
  same as transform,
}
