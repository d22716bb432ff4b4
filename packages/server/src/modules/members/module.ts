import { routesIn, type ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { fill } from './demo/fill.ts'
import * as importCheck from './import-check.ts'
import * as importSave from './import-save.ts'
import * as importUndo from './import-undo.ts'
import * as importUpload from './import-upload.ts'
import * as memberFile from './member-file.ts'
import { type ForgetMember, removal } from './member-file.ts'
import * as memberList from './member-list.ts'
import * as search from './search.ts'
import { seed } from './seed.ts'

const routes = routesIn(memberList, memberFile, search, importUpload, importCheck, importSave, importUndo)
const guards: Guards = {
  socio_numero_unico: 'socio.numero_repetido',
  socio_codigo_acceso_largo: 'socio.CodigoAccesoError1',
  importacion_lectura_token: 'msg.already_there',
}

/** Members, told what other modules delete with one. */
export const membersModule = (forget: readonly ForgetMember[]) =>
  ({ routes: [...routes, removal(forget)], guards, seed: { run: seed }, demo: { fill } }) satisfies ServerModule
