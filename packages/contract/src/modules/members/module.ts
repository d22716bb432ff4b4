import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as activation from './activation.ts'
import * as autologinLink from './autologin-link.ts'
import * as beneficiaries from './beneficiaries.ts'
import * as editableMembers from './editable-members.ts'
import { membersHelp } from './help.ts'
import { memberImportTexts } from './import/texts.ts'
import * as importCheck from './import-check.ts'
import * as importSave from './import-save.ts'
import * as importUndo from './import-undo.ts'
import * as importUpload from './import-upload.ts'
import { membersListTexts } from './list-texts.ts'
import * as member from './member.ts'
import * as memberFile from './member-file.ts'
import * as memberImport from './member-import.ts'
import * as memberList from './member-list.ts'
import * as memberPage from './member-page.ts'
import * as memberPhoto from './member-photo.ts'
import * as memberType from './member-type.ts'
import * as provinces from './provinces.ts'
import { membersRefusals } from './refusals.ts'
import * as removeMember from './remove-member.ts'
import * as search from './search.ts'
import { membersTexts } from './texts.ts'
import * as typeOfMember from './type-of-member.ts'
import * as webPunishment from './web-punishment.ts'

/** Members, their types, and the import of a list of members. */
export const membersModule = {
  ...declarationsOf(
    memberType,
    member,
    memberImport,
    memberList,
    editableMembers,
    typeOfMember,
    memberFile,
    removeMember,
    search,
    memberPhoto,
    webPunishment,
    activation,
    autologinLink,
    beneficiaries,
    provinces,
    memberPage,
    importUpload,
    importCheck,
    importSave,
    importUndo,
  ),
  refusals: membersRefusals,
  texts: { ...membersTexts, ...memberImportTexts, ...membersListTexts },
  help: membersHelp,
  menu: inMenu([
    { id: 67, code: 'members', ruta: '/socios', right: 'members', icono: 'users', grupo: 'members', lugar: 'sidebar' },
    { id: 68, code: 'member-new', ruta: '/socios/new', right: 'members', icono: 'user-plus', grupo: 'members', lugar: 'child' },
    { id: 69, code: 'member-edit', ruta: '/socios/{id}/edit', right: 'members', icono: 'user', grupo: 'members', lugar: 'child' },
    { id: 70, code: 'member-types', ruta: '/socios/type', right: 'members', icono: 'users-group', grupo: 'members', lugar: 'sidebar' },
    { id: 73, code: 'member-search', ruta: '/socios/buscar', right: 'members', icono: 'user-search', grupo: 'members', lugar: 'sidebar' },
    { id: 98, code: 'member-import', ruta: '/socios/importar', right: 'members', icono: 'upload', grupo: 'members', lugar: 'child' },
  ]),
}
