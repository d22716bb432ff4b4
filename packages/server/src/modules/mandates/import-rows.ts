import { mainCompany } from '@app/contract/company/company'
import type { ImportedMember } from '@app/contract/members/import/fields'
import type { Tx } from '../../kit/database/database.ts'
import type { ImportFacts } from '../../kit/database/import-rows.ts'
import { companiesOf } from './creditor.ts'
import { insertMandates } from './new-mandates.ts'

/** Gives imported members with an account a mandate from another program, of the day of the import, to be confirmed. */
export async function importMandates(
  tx: Tx,
  members: readonly { readonly id: number; readonly member: ImportedMember }[],
  { now, today, by }: ImportFacts,
) {
  const company = (await companiesOf(tx)).find((one) => one.id_mst_empresas === mainCompany)
  if (!company?.id_acreedor) return
  const rows = members.flatMap(({ id, member }) =>
    member.full_iban
      ? [
          {
            ...{
              id_mst_socios: id,
              id_mst_empresas: mainCompany,
              numsocio: null,
              titular: `${member.nombre} ${member.apellidos ?? ''}`.trim(),
            },
            ...({ estado: 'activo', iban: member.full_iban, fecha_firma: today, origen: 'importado', confirmado: false } as const),
            acreedor: company.id_acreedor,
          },
        ]
      : [],
  )
  await insertMandates({ tx, now, user: { id_mst_socios: by }, note: () => {} }, rows)
}
