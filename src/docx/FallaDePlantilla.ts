/** Thrown for a template that cannot be filled; the message says why, in the words that the person reads. */
export class FallaDePlantilla extends Error {}
