/** Makes the browser download a file under a name. */
export const saveFile = (file: Blob, name: string) => {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), untilSaved)
}

/** Time that the file stays available (ms): some browsers ask the person first. */
const untilSaved = 60_000
