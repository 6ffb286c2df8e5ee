import { serverHouse, type NoticeRoom } from '../serverHouse.ts'

/** How the house tells people; one that does not has no notices, and a declaration that tells is a defect there. */
export const noticeRoom = (): NoticeRoom => {
  const { notices } = serverHouse()
  if (!notices) throw new Error('this house tells nobody: it registered no notices')
  return notices
}
