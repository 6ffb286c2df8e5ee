/** Replaces the inflection of English names: every resource and field declares its own words. */
const same = word => word

export {
  same as capitalize,
  same as humanize,
  same as inflect,
  same as pluralize,
  same as singularize,
  same as transform,
}
