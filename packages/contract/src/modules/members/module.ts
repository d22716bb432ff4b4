import type { Texts } from '../../kit/texts.ts'
import { ca as importCa } from '../member-import/texts/ca.ts'
import { en as importEn } from '../member-import/texts/en.ts'
import { es as importEs } from '../member-import/texts/es.ts'
import { eu as importEu } from '../member-import/texts/eu.ts'
import { fr as importFr } from '../member-import/texts/fr.ts'
import { it as importIt } from '../member-import/texts/it.ts'
import { pt as importPt } from '../member-import/texts/pt.ts'
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
  texts: {
    es: { ...importEs, ...es },
    ca: { ...importCa, ...ca },
    eu: { ...importEu, ...eu },
    pt: { ...importPt, ...pt },
    en: { ...importEn, ...en },
    it: { ...importIt, ...it },
    fr: { ...importFr, ...fr },
  } satisfies Texts<keyof typeof es | keyof typeof importEs>,
}
