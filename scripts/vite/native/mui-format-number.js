/** How MUI words numbers, its formatter made when it is first asked for: made as the file is read it takes a tenth of a second of every page that a slow machine opens. */
export default language => {
  let numbers
  return value => (numbers ??= new Intl.NumberFormat(language)).format(value)
}
