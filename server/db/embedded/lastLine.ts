/** Returns the line of a log that says why a program of PostgreSQL ended. */
export const lastLine = (text: string) => {
  const lines = text.trim().split('\n')
  return (lines.findLast(line => /PANIC|FATAL|ERROR|error:/.test(line)) ?? lines.at(-1) ?? '').trim()
}
