/** Counts how many letters must be put, taken or changed to make one word of another. (Levenshtein) */
export const distance = (one: string, other: string): number => {
  let row = [...other, ''].map((_, index) => index)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, each] of [...other].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === each ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}
