/** Of a column of parts that are read each by itself: hides those below one that is still coming, which would push them down. */
export const inOrder = { '& > :is([data-loader], :has([data-loader])) ~ *': { visibility: 'hidden' } } as const
