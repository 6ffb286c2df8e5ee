import { browserStorage } from '../../api/browserStorage.ts'

const place = 'atajosDeUnaTecla'
const { device } = browserStorage

/** Tells whether single-key shortcuts are on; they are unless somebody turned them off on this machine. */
export const areSingleKeysOn = () => device.get(place) !== 'no'

/** Turns single-key shortcuts on or off on this machine, also after signing out. */
export const turnSingleKeys = (on: boolean): void => {
  if (on) device.remove(place)
  else device.set(place, 'no')
}
