import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as activation from './activation.ts'
import * as autologinLink from './autologin-link.ts'
import * as beneficiaries from './beneficiaries.ts'
import { fill } from './demo/fill.ts'
import { endGuardianships } from './family.ts'
import * as importCheck from './import/import-check.ts'
import * as importSave from './import/import-save.ts'
import * as importUndo from './import/import-undo.ts'
import { undoSlices } from './import/import-undo.ts'
import * as importUpload from './import/import-upload.ts'
import * as editableMembers from './list/editable-members.ts'
import * as memberList from './list/member-list.ts'
import * as search from './list/search.ts'
import * as memberFile from './member-file.ts'
import * as memberPage from './member-page.ts'
import * as memberPhoto from './member-photo.ts'
import * as provinces from './provinces.ts'
import * as removeMember from './remove-member.ts'
import { seed } from './seed.ts'
import * as typeOfMember from './type-of-member.ts'
import * as webPunishment from './web-punishment.ts'

const acts = [memberPhoto, webPunishment, activation, autologinLink, beneficiaries, provinces, typeOfMember]
const lists = [memberList, memberPage, editableMembers, search]
const routes = routesIn(...lists, memberFile, removeMember, ...acts, importUpload, importCheck, importSave, importUndo)
const guards: Guards = {
  socio_numero_unico: 'socio.numero_repetido',
  socio_tarjeta_una: 'socio.tarjeta_repetida',
  socio_codigo_acceso_largo: 'socio.CodigoAccesoError1',
  importacion_lectura_token: 'msg.already_there',
}

export const membersModule = {
  routes,
  guards,
  jobs: [undoSlices],
  seed: { run: seed },
  demo: { fill },
  tidy: async (tx, now, club) => {
    await webPunishment.endPunishments(tx, now, club)
    await endGuardianships(tx, now, club)
  },
  memberColumns: [
    ...memberColumns('socio', { key: 'id_mst_socios', goes: ['id_mst_socios_titular', 'id_mst_socios_tutor'] }),
    ...memberColumns('importacion', { stays: ['id_mst_socios_autor'] }),
    ...memberColumns('importacion_lectura', { stays: ['id_mst_socios_autor'] }),
    ...memberColumns('importacion_cambio', { stays: ['id_mst_socios'] }),
  ],
} satisfies ServerModule
