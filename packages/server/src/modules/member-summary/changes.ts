import { memberChanges } from '@app/contract/member-summary/changes'
import { member } from '@app/contract/members/member'
import { rowHistory } from '../../kit/database/row-history.ts'
import { handle } from '../../kit/http/serve.ts'
import { requireFile } from './require-file.ts'

/** Columns hidden from the history: the row's number, and its import. */
const hidden = new Set(['id_mst_socios', 'id_reg_importacion'])
const shown = Object.keys(member.fields).filter((name) => !hidden.has(name))

export const changes = handle(memberChanges, async ({ tx, input: { id } }) => {
  await requireFile(tx, id)
  return rowHistory(tx, { table: 'socio', key: 'id_mst_socios', id, names: shown })
})
