export { changeMemberType } from './change-type.ts'
export { demoMembers } from './demo/first-members.ts'
export { demoPrice, demoTypes } from './demo/types.ts'
export { lockMember } from './lock-member.ts'
