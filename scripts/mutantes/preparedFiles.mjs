/** Prepared test files, whose tests can run by themselves. They stay open, since each has its own database. */
export const preparedFiles = files => {
  const open = new Map()

  const clear = async filepath => {
    const file = open.get(filepath)
    open.delete(filepath)
    await file?.clear().catch(() => undefined)
  }

  /** Prepares a file anew. Returns the processor time it took (µs). */
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
