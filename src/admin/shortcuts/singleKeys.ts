import { browserStorage } from '../../api/browserStorage.ts'

const place = 'atajosDeUnaTecla'
const { device } = browserStorage

/** Whether this machine takes shortcuts of one key: it does unless somebody turned them off here. */
export const areSingleKeysOn = () => device.get(place) !== 'no'

/** Turns them on or off on this machine, also after signing out. */
export const turnSingleKeys = (on: boolean): void => {
  if (on) device.remove(place)
  else device.set(place, 'no')
}
