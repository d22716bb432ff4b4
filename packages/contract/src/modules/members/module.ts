import { memberImportTexts } from '../member-import/texts.ts'
import { listImports, readImport, rehearseImport, saveImport, undoImport } from './import-actions.ts'
import { member } from './member.ts'
import { memberImport, memberImportChange, memberImportUpload } from './member-import.ts'
import { memberType } from './member-type.ts'
import {
  countMembers,
  createMember,
  getMember,
  lastMemberNumber,
  listMembers,
  memberDropdown,
  membersById,
  newMember,
  removeMember,
  searchMembers,
  sexes,
  updateMember,
} from './members.ts'
import { membersRefusals } from './refusals.ts'
import { membersTexts } from './texts.ts'

/** Members, their types, and the import of a list of members. */
export const membersModule = {
  resources: [memberType, member, memberImport, memberImportUpload, memberImportChange] as const,
  actions: [
    listMembers,
    getMember,
    newMember,
    createMember,
    updateMember,
    removeMember,
    searchMembers,
    membersById,
    countMembers,
    lastMemberNumber,
    sexes,
    memberDropdown,
    readImport,
    rehearseImport,
    saveImport,
    undoImport,
    listImports,
  ] as const,
  refusals: membersRefusals,
  texts: { ...membersTexts, ...memberImportTexts },
}
