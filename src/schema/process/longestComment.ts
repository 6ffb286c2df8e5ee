/** Longest comment on a step, in characters. */
export const longestComment = 500
