import { guestMember } from '@app/contract/members/member'
import {
  deleteOfficialInvoice,
  deleteOfficialInvoices,
  documentRefundable,
  issueFullInvoice,
  proposedReceiver,
} from '@app/contract/official-invoices/change-invoices'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { refundableOf } from '../invoices/public.ts'
import { replaceTickets } from './changes/replace.ts'
import { documentsOf } from './changes/state.ts'
import { type TakenBack, takeBack } from './changes/take-back.ts'
import { issue } from './issue.ts'
import { linesToIssue } from './lines-to-issue.ts'

const messages = { anulada: 'oficial.msg_anulada', rectificada: 'oficial.msg_rectificada' } as const
const messageOf = ({ accion, num_completo: numero }: TakenBack) => [messages[accion], { numero }] as const

export const remove = handle(deleteOfficialInvoice, async (call) => {
  const [invoice] = await documentsOf(call.tx, [call.input.id])
  const done = await takeBack(call, invoice!)
  return { ...done, mensaje: call.say(...messageOf(done)) }
})

export const removeSeveral = handle(deleteOfficialInvoices, async (call) => {
  const ids = [...new Set(call.input.id_reg_facturaoficial)].toSorted((one, other) => one - other)
  if (ids.length === 0) refuse('No_element_selected')
  const documentos: TakenBack[] = []
  for (const invoice of await documentsOf(call.tx, ids)) documentos.push(await takeBack(call, invoice))
  return { documentos, mensaje: documentos.map((done) => call.say(...messageOf(done))).join(' ') }
})

export const receiver = handle(proposedReceiver, async ({ tx, input: { id } }) => {
  const payer = await tx
    .selectFrom('facturaoficial as f')
    .innerJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .select([fullName('s').as('nombre'), 's.nif', 's.direccion', 's.codigo_postal', 's.poblacion'])
    .where('f.id_reg_facturaoficial', '=', id)
    .where('s.id_mst_socios', '<>', guestMember)
    .executeTakeFirst()
  if (!payer) return { nombre: null, nif: null, direccion: null }
  const place = [payer.codigo_postal, payer.poblacion].filter(Boolean).join(' ')
  return { nombre: payer.nombre, nif: payer.nif, direccion: [payer.direccion, place].filter(Boolean).join(', ') || null }
})

export const issueFull = handle(issueFullInvoice, async (call) => {
  const { id_reg_factura, id_reg_facturaoficial, prefijo, fecha, ...cliente } = call.input
  const tickets = [...new Set(id_reg_facturaoficial)]
  if (tickets.length > 0 && id_reg_factura.length > 0) refuse('oficial.tiques_o_lineas')
  if (tickets.length > 0) return replaceTickets(call, await documentsOf(call.tx, tickets), { prefijo, cliente, fecha })
  const { lines, names } = await linesToIssue(call.tx, id_reg_factura)
  const payers = new Set(lines.map((line) => line.id_mst_socios))
  const id_mst_socios = payers.size === 1 ? lines[0]!.id_mst_socios : null
  const companies = new Set(lines.map((line) => line.id_mst_empresas))
  if (companies.size > 1) refuse('oficial.varias_empresas')
  return issue(call, { tipo: 'F1', prefijo, lines, id_mst_socios, nombre: names.get(id_mst_socios ?? 0) ?? null, cliente, fecha })
})

export const refundableAmounts = handle(documentRefundable, async (call) => {
  const { tx, input } = call
  const lines = await tx
    .selectFrom('facturaoficial_linea')
    .select('id_reg_factura')
    .distinct()
    .where('id_reg_facturaoficial', '=', input.id)
    .where('vigente', '=', true)
    .where('id_reg_factura', 'is not', null)
    .$narrowType<{ id_reg_factura: number }>()
    .orderBy('id_reg_factura')
    .execute()
  return refundableOf(call, lines)
})
