import type { ImportedMember } from '@app/contract/members/import/fields'
import { purposes } from '@app/contract/personal-data/consent'
import type { Tx } from '../../kit/database/database.ts'
import type { ImportFacts } from '../../kit/database/import-rows.ts'
import { inChunks } from '../../kit/database/in-chunks.ts'

/** Records the consents of a list for its imported members; the file is the proof. */
export async function importConsents(
  tx: Tx,
  members: readonly { readonly id: number; readonly member: ImportedMember }[],
  { now, by, file }: ImportFacts,
) {
  const consents = members.flatMap(({ id, member }) =>
    purposes.flatMap((finalidad) => {
      const answer = member[`consentimiento_${finalidad}`]
      const common = { id_mst_socios: id, finalidad, prueba: file, fecha: now, id_mst_socios_creacion: by }
      return answer === undefined ? [] : [{ ...common, otorgado: answer === '1' }]
    }),
  )
  await inChunks(consents, (piece) => tx.insertInto('consentimiento').values(piece).execute())
}
