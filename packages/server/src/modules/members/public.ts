export { changeComing } from './change-coming.ts'
export { changeMemberType } from './change-type.ts'
export { demoMembers } from './demo/first-members.ts'
export { demoPrice, demoTypes } from './demo/types.ts'
