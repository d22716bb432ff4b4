export { bookingFor } from './booking-for.ts'
export { guestPickable, useMemberSearch, useMembers } from './search/find-members.ts'
export { MemberPicker } from './search/member-picker.tsx'
