/** Records of a batch that a preview locks at once, for less than a second, and that the batch writes together. */
export const recordsAtOnce = 50
