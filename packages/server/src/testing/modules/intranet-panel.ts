import { saveParameter } from '@app/contract/club/parameter'
import { parameters } from '@app/contract/club/parameters'
import { club } from '../club.ts'
import { contractInvoices } from './accounting-contract.ts'

/** A club with the invoices of the contract in its sample of an accounting system; its web user is `club`. */
export async function intranetClub() {
  const desk = await club()
  await desk.call(saveParameter, { id: parameters.USUARIO_WEB_INTRANET.id, valor: 'club' })
  return {
    desk,
    /** Puts the invoices back as they were. */
    renew: async () => {
      await desk.db.deleteFrom('contabilidad_factura').where('importe', '>', 0).execute()
      await desk.db.deleteFrom('contabilidad_acto').where('cod', '<>', '').execute()
      const rows = contractInvoices.map((row) => ({ usuario_web: 'club', ...row }))
      await desk.db
        .insertInto('contabilidad_factura')
        .values([...rows, { ...rows[0]!, usuario_web: 'other' }])
        .execute()
    },
  }
}
