/** Files of tests that are prepared, so that a test of one can be run by itself. They stay so: each has a database of its own. */
export const preparedFiles = files => {
  const open = new Map()

  const clear = async filepath => {
    const file = open.get(filepath)
    open.delete(filepath)
    await file?.clear().catch(() => undefined)
  }

  /** Answers how long that worked. */
  const prepare = async filepath => {
    await clear(filepath)
    const file = await files.prepare(filepath)
    if (!file.by) open.set(filepath, file)
    return file.worked
  }

  return {
    prepare,
    isOpen: filepath => open.has(filepath),
    run: async ({ filepath, id }) => (await open.get(filepath)?.run(id)) ?? { by: 'no se pudo preparar', worked: 0 },
  }
}
