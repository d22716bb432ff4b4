import { startVerifactu } from '@app/contract/verifactu/start'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockCompany, setVerifactuStart } from '../company/public.ts'
import { invoicingSystem, served } from '../official-invoices/public.ts'
import { beginRounds } from './sender/send-round.ts'

const refuseDay = (code: 'verifactu.fecha_pasada' | 'verifactu.ya_hay_facturas') => refuse(code, { verifactu_desde: code })

export const start = handle(startVerifactu, async ({ tx, input: { id, verifactu_desde: day }, today, now }) => {
  const { territorio, nif } = await lockCompany(tx, id)
  if (!served.includes(territorio)) refuse('oficial.territorio')
  if (nif === null) refuse('oficial.sin_nif')
  if (invoicingSystem() === null) refuse('oficial.sin_configurar')
  const begun = await tx.selectFrom('documento_cadena').select('n').where('id_mst_empresas', '=', id).where('n', '>', 0).executeTakeFirst()
  if (begun) refuse('verifactu.empezado')
  if (day !== null) {
    if (day < today) refuseDay('verifactu.fecha_pasada')
    const issued = await tx
      .selectFrom('facturaoficial')
      .select('id_reg_facturaoficial')
      .where('id_mst_empresas', '=', id)
      .where('fecha', '>=', day)
      .limit(1)
      .executeTakeFirst()
    if (issued) refuseDay('verifactu.ya_hay_facturas')
    await beginRounds(tx, id, now)
  }
  await setVerifactuStart(tx, id, day)
  return { verifactu_desde: day }
})
