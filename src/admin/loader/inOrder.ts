/** Style of a column of parts that load one by one: hides those below a part that is still loading, which would push them down. */
export const inOrder = { '& > :is([data-loader], :has([data-loader])) ~ *': { visibility: 'hidden' } } as const
