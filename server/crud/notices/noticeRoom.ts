import { serverHouse, type NoticeRoom } from '../serverHouse.ts'

/** Returns how the house tells people; throws where it has no notices, for a declaration that tells is a defect there. */
export const noticeRoom = (): NoticeRoom => {
  const { notices } = serverHouse()
  if (!notices) throw new Error('this house tells nobody: it registered no notices')
  return notices
}
