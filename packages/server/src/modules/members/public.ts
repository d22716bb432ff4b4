export { changeAccess } from './change-access.ts'
export { changeMemberType } from './change-type.ts'
export { demoMembers, demoTwin } from './demo/first-members.ts'
export { demoPrice, demoTypes } from './demo/types.ts'
export { isDoorCodeTaken, spellingsOf, withoutDoorCode } from './door-codes.ts'
export { complaintAboutHolder, isOfAge } from './family.ts'
export { forgetPerson } from './forget-person.ts'
export { readImportFile } from './import/import-file.ts'
export { dropUpload, uploadOf } from './import/import-upload.ts'
export {
  changeMembers,
  chosenMembers,
  closeMembers,
  type MemberChange,
  type MemberRecord,
  memberRecords,
  overwriteMember,
  withoutLogin,
} from './list/many-members.ts'
export { labelsOf } from './list/member-filter.ts'
export { lockMember } from './lock-member.ts'
export { lockMemberFile } from './lock-member-file.ts'
export { takeTurns } from './member-numbers.ts'
export { writeMember } from './write-member.ts'
