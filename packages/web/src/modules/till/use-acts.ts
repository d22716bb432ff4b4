import { paymentTypes } from '@app/contract/income-types/payment-type'
import { type KeyboardEvent, useRef } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useKeys } from '../../kit/screen/commands.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { Edit } from './cart/use-edit.ts'
import { mayPrint, printCartTicket } from './tickets/print-ticket.ts'
import { type CartLine, isFixed, type Till } from './use-till.ts'

interface Desk {
  till: Till
  edit: Edit
  line: CartLine | null
  onChoose: (id: number) => void
  /** Focuses the box. */
  onSearch: () => void
  onOpen: (what: 'pay' | 'person') => void
  /** Gives the open ticket back, or shows the tickets. */
  onGiveBack: () => void
  /** Ticket that is open, or the last one sold here. */
  ticket: number | null
  onCloned: () => void
}

/** Actions of the till's keys and buttons, in one map. */
export function useActs({ till, edit, line, onChoose, onSearch, onOpen, onGiveBack, ticket, onCloned }: Desk) {
  const lines = till.cart?.lines ?? []
  const then = useRef<(() => void) | null>(null)
  /** A payer is required: without a member, one is chosen first. */
  const withPerson = (act: () => void) => {
    if (lines.length === 0) return
    edit.commit()
    if (till.cart?.usuario) return act()
    toast.info(t('tpv.elige_socio'))
    then.current = act
    onOpen('person')
  }
  const payWhole = async (id_mst_tipopago: number) => {
    const paid = await till.pay({ id_mst_tipopago })
    if (paid && mayPrint()) printCartTicket(paid.tique.carro.id_reg_tpv_carro)
    onSearch()
  }
  const acts = {
    pay: () => withPerson(() => onOpen('pay')),
    cash: () => withPerson(() => void payWhole(paymentTypes.cash)),
    card: () => withPerson(() => void payWhole(paymentTypes.cardTerminal)),
    person: () => onOpen('person'),
    search: onSearch,
    giveBack: onGiveBack,
    /** Opens another cart, unless this one is empty. */
    fresh: () => {
      if (lines.length > 0) void till.park()
      onSearch()
    },
    print: () => (ticket === null ? onGiveBack() : printCartTicket(ticket)),
    /** Puts the goods of the ticket into a new cart. */
    clone: async () => {
      if (ticket === null) return onGiveBack()
      if (await till.clone(ticket)) onCloned()
    },
    park: () => {
      if (lines.length > 0) return void till.park()
      const at = till.carts.findIndex((one) => one === till.cart)
      const next = till.carts[(at + 1) % till.carts.length]
      if (next) till.choose(next.carro.id_reg_tpv_carro)
    },
    more: (step: number) => {
      if (line && !isFixed(line) && line.cantidad + step > 0) void till.setQuantity(line, line.cantidad + step)
    },
    takeOut: () => line && void till.removeLine(line),
    quantity: () => line && edit.start(line, 'cantidad', true),
    price: () => line && edit.start(line, 'precio', true),
    walk: (step: number) => {
      const at = lines.findIndex((one) => one === line)
      const next = lines[Math.max(0, Math.min(lines.length - 1, at + step))]
      if (next) onChoose(next.id_reg_factura)
    },
    /** Assigns the cart to the chosen member, and continues the waiting action. */
    assign: async (member: number) => {
      const isDone = await till.assign(member)
      if (isDone) then.current?.()
      then.current = null
    },
    forget: () => {
      then.current = null
    },
  }
  return acts
}
export type Acts = ReturnType<typeof useActs>

/** Keys of the till. */
export function useTillKeys(acts: Acts, onSave: () => void) {
  useKeys({
    F2: acts.quantity,
    'shift+F2': acts.price,
    F3: acts.search,
    '/': acts.search,
    F4: acts.person,
    F6: acts.park,
    F7: acts.giveBack,
    F8: acts.pay,
    F9: acts.cash,
    F10: acts.card,
    n: acts.fresh,
    'mod+p': acts.print,
    'mod+d': () => void acts.clone(),
    // a cart is saved with each change; the browser's own saving makes no sense here
    'mod+s': onSave,
    j: () => acts.walk(1),
    k: () => acts.walk(-1),
    '+': () => acts.more(1),
    '-': () => acts.more(-1),
    Delete: acts.takeOut,
  })
}

/** Keys of the box: Enter takes the typed text, arrows move between lines, and an empty box leaves the rest to the cart. */
export function boxKeys(event: KeyboardEvent, acts: Acts, box: { typed: string; take: () => void; clear: () => void }) {
  const { key } = event
  if (key === 'Enter') box.take()
  else if (key === 'ArrowDown' || key === 'ArrowUp') acts.walk(key === 'ArrowDown' ? 1 : -1)
  else if (key === 'Escape' && box.typed !== '') box.clear()
  else if (box.typed !== '') return
  else if (key === '+' || key === '-') acts.more(key === '+' ? 1 : -1)
  else if (key === 'Delete') acts.takeOut()
  else return
  event.preventDefault()
}
