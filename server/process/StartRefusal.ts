/** Refusal to start or go on, in one Spanish sentence: printed as it is, without a stack trace, with a non-zero exit. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
