export type PlaceNames = readonly [first: string, ...further: string[]]

/** Splits a place in a record into the names that lead there: `grupo.cuc.nombre` has three. */
export const splitPlace = (place: string): PlaceNames => splitPlaces.get(place) ?? splitOnce(place)

const splitOnce = (place: string): PlaceNames => {
  const [first = place, ...further] = place.split('.')
  const names: PlaceNames = [first, ...further]
  splitPlaces.set(place, names)
  return names
}

/** Every place split so far: the declared ones are few, and every row has them all. */
const splitPlaces = new Map<string, PlaceNames>()
