import { mainCompany } from '@app/contract/company/company'
import { assignC60 } from '@app/contract/invoices/c60-assign'
import { c60Code, c60Parts, workingDay } from '@app/contract/invoices/c60-code'
import { lineRemainder } from '@app/contract/invoices/invoice-rules'
import { addDays } from '@app/contract/values/day'
import { type Complaint, refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockLines } from './charge.ts'

/** The tax of every letter, as format 521 has it. */
const tributo = '521'
/** Days within which a letter is paid. */
const days = 30

const unmade = (name: string, why: Complaint) => refuse('ERROR_C60_GENERAR_CODIGO', { [name]: why })

export const assign = handle(assignC60, async ({ tx, input, today, note }) => {
  const [line] = await lockLines(tx, [input.id_reg_factura])
  if (line?.fecha_baja !== null) refuse('msg.not_found')
  const seen = [input.precio ?? line.precio, input.id_mst_tipoingreso ?? line.id_mst_tipoingreso]
  if (seen[0] !== line.precio || seen[1] !== line.id_mst_tipoingreso) refuse('msg.changed_meanwhile')
  const company = await tx
    .selectFrom('empresa')
    .select('emisora_c60')
    .where('id_mst_empresas', '=', line.id_mst_empresas ?? mainCompany)
    .executeTakeFirst()
  const emisora = company?.emisora_c60 ?? unmade('id_reg_factura', 'c60.sin_emisora')
  const importe = lineRemainder(line)
  if (line.fecha_pago !== null || importe <= 0) unmade('precio', 'c60.nada_que_pagar')
  const limite = workingDay(addDays(today, days))
  const codigo_c60 = c60Code({ emisora, documento: line.id_reg_factura, tributo, limite, importe }) ?? unmade('precio', 'c60.no_cabe')
  const after = await tx
    .updateTable('factura')
    .set({ codigo_c60 })
    .where('id_reg_factura', '=', line.id_reg_factura)
    .returningAll()
    .executeTakeFirstOrThrow()
  note('factura', line, after)
  return { codigo_c60, ...c60Parts(codigo_c60) }
})
