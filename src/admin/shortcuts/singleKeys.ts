const place = 'atajosDeUnaTecla'

/** Whether this machine takes shortcuts of one key: it does unless somebody turned them off here. */
export const areSingleKeysOn = () => localStorage.getItem(place) !== 'no'

/** Turns them on or off on this machine, also after signing out. */
export const turnSingleKeys = (on: boolean) => (on ? localStorage.removeItem(place) : localStorage.setItem(place, 'no'))
