type Json = Readonly<Record<string, unknown>>

/** A part of the document in which each schema that has a name is referred to by it, so that programs that make clients call what they read by that name. */
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

/** What a schema names, by which those that may be the same are found. */
const propertyNames = (schema: object) =>
  'properties' in schema && schema.properties ? Object.keys(schema.properties).join() : undefined

const entriesOf = (value: object, made: (each: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, made(each)]))
