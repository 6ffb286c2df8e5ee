type Json = Readonly<Record<string, unknown>>

/** Replaces each schema of a part of the document that has a name by a reference to it, so that programs that generate clients name what they read by it. */
export const withReferences = (part: Json, schemas: Readonly<Record<string, Json>>): Json => {
  const named = new Map(
    Object.entries(schemas).map(([name, schema]) => [propertyNames(schema), { name, whole: JSON.stringify(schema) }]),
  )
  const referred = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(referred)
    if (typeof value !== 'object' || value === null) return value
    const alike = named.get(propertyNames(value))
    return alike && JSON.stringify(value) === alike.whole
      ? { $ref: `#/components/schemas/${alike.name}` }
      : entriesOf(value, referred)
  }
  return entriesOf(part, referred)
}

/** Returns the names of a schema's properties, by which those that may be the same are found. */
const propertyNames = (schema: object) =>
  'properties' in schema && schema.properties ? Object.keys(schema.properties).join() : undefined

const entriesOf = (value: object, made: (each: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, made(each)]))
