import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { fill } from './demo/fill.ts'
import { rehearse } from './import-check.ts'
import { save } from './import-save.ts'
import { listed as imports, undo } from './import-undo.ts'
import { read } from './import-upload.ts'
import { create, remove, template, update } from './member-file.ts'
import { byIds, count, dropdown, get, lastNumber, listed, sexChoices } from './member-list.ts'
import { search } from './search.ts'
import { seed } from './seed.ts'

const routes = [
  listed,
  get,
  template,
  create,
  update,
  remove,
  search,
  byIds,
  count,
  lastNumber,
  sexChoices,
  dropdown,
  read,
  rehearse,
  save,
  undo,
  imports,
]
const guards: Guards = {
  socio_numero_unico: 'socio.numero_repetido',
  socio_codigo_acceso_largo: 'socio.CodigoAccesoError1',
  importacion_lectura_token: 'msg.already_there',
}

export const membersModule = { routes, guards, seed: { run: seed }, demo: { fill } } satisfies ServerModule
