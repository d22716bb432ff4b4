import type { Texts } from '../../kit/texts.ts'
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
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

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
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
