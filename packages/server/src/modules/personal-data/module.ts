import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as consents from './consent.ts'
import { fill } from './demo.ts'
import { importConsents } from './import-rows.ts'
import * as openFile from './open-file.ts'
import { forgetOpenFiles } from './open-file.ts'
import * as openings from './opening.ts'
import { forgetOpenings } from './opening.ts'
import * as ownData from './own-data.ts'

export const personalDataModule = {
  routes: routesIn(consents, openFile, openings, ownData),
  tidy: async (...at) => {
    await forgetOpenings(...at)
    await forgetOpenFiles(...at)
  },
  demo: { fill, after: ['members', 'identity'] },
  importRows: importConsents,
  memberColumns: [
    ...memberColumns('consentimiento', { key: 'id_reg_consentimiento', goes: ['id_mst_socios'], stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('apertura_ficha', { key: 'id_reg_apertura', goes: ['id_mst_socios'], stays: ['id_mst_socios_creacion'] }),
    // an opening concerns that file only
    ...memberColumns('ficha_abierta', { stays: ['id_mst_socios', 'id_mst_socios_creacion'] }),
  ],
} satisfies ServerModule
