export { changeMemberType } from './change-type.ts'
export { demoMembers } from './demo/first-members.ts'
export { demoPrice, demoTypes } from './demo/types.ts'
export { changeMembers, chosenMembers, type MemberChange } from './many-members.ts'
