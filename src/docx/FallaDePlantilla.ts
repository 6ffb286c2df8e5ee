/** A template that cannot be filled, and why, in the words the person reads. */
export class FallaDePlantilla extends Error {}
