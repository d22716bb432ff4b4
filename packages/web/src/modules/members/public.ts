export { guestPickable, useMemberSearch } from './find-members.ts'
export { MemberPicker } from './member-picker.tsx'
