import { ticketWidth } from '@app/contract/official-invoices/ticket-width'
import { cartTicket, cartTicketBytes, cartTicketPage } from '@app/contract/till/ticket'
import { formatEuros } from '@app/contract/values/money'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { instant } from '../../../kit/kinds/instant.ts'
import { call } from '../../../kit/reads/api.ts'
import { currentSession, isParameterOn } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { printPage } from '../../../kit/texts/print.ts'
import { printPaper } from '../../company/public.ts'
import type { CartFile, CartLine } from '../use-till.ts'

const what = ({ cantidad, concepto, precio, detalle }: CartLine) =>
  [cantidad > 1 ? `${cantidad} × ${concepto} · ${formatEuros(precio)}` : concepto, detalle].filter(Boolean).join(' · ')

/** Saves the bytes of a ticket as a file, for the printer service of this desk. */
async function saveTicket(id: number) {
  const { fichero, bytes } = await call(cartTicketBytes, { id })
  const { saveBytes } = await import('../../../kit/grid/export/save-file.ts')
  saveBytes(bytes, 'application/octet-stream', fichero)
}

/** Prints the official invoices of a ticket, one after the other. */
async function printInvoices(invoices: CartFile['facturas_oficiales']) {
  const size = Number(currentSession()?.parameters.FACTURA_OFICIAL_TIQUET_SIZE)
  for (const { id_reg_facturaoficial: id } of invoices) await printPage(await call(cartTicketPage, { id }), ticketWidth(size))
}

async function print(id: number) {
  if (ticketForm() === 'escpos') return saveTicket(id)
  const { tique, papel: facts, desc_socio_creacion: by, cambio } = await call(cartTicket, { id })
  const invoices = tique.facturas_oficiales
  if (invoices.length > 0 && isParameterOn('ACTIVAR_FACTURA_OFICIAL')) return printInvoices(invoices)
  const { entregado, fecha_pago } = tique.carro
  await printPaper({
    facts,
    about: [
      [t('till.ticket_number', { n: id }), fecha_pago && instant.format(fecha_pago)],
      [tique.usuario?.nombre_completo ?? null, by && t('till.served_by', { nombre: by })],
    ],
    lines: tique.lines.map((line) => ({ text: what(line), cents: line.total })),
    total: tique.total,
    sums:
      entregado === null || cambio === null
        ? []
        : [
            { text: t('till.given'), cents: entregado },
            { text: t('till.change'), cents: cambio },
          ],
  })
}

/** Prints a ticket of the till, or its official invoice. A failure stops no sale: it shows a notice with a retry. */
export function printCartTicket(id: number) {
  print(id).catch(() => {
    toast.bad(t('till.print_failed'), { action: { text: t('till.again'), run: () => printCartTicket(id) } })
  })
}

/** Storage keys of this desk's last choices. */
const [place, formPlace] = ['till.ticket', 'till.ticket.form']
/** Output of this desk's tickets: printed by the browser, or as a file of ESC/POS bytes for the printer (0096). */
export const ticketForms = ['html', 'escpos'] as const
export type TicketForm = (typeof ticketForms)[number]
export const ticketForm = (): TicketForm => (localStorage.getItem(formPlace) === 'escpos' ? 'escpos' : 'html')
export const rememberForm = (form: TicketForm) => localStorage.setItem(formPlace, form)
/** True if this desk last chose to print a ticket of each sale. */
export const mayPrint = () => localStorage.getItem(place) === 'print'
export const rememberPrint = (isPrinted: boolean) => localStorage.setItem(place, isPrinted ? 'print' : 'none')
