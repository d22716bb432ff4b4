export { demoMembers } from './demo/first-members.ts'
export { demoPrice, demoTypes } from './demo/types.ts'
