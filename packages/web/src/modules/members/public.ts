export { guestPickable, useMemberSearch, useMembers } from './find-members.ts'
export { MemberPicker } from './member-picker.tsx'
