import './till.css'
import { tillData } from '@app/contract/till/till-data'
import { IconShoppingCart } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useRead } from '../../kit/reads/api.ts'
import { isParameterOn } from '../../kit/reads/session.ts'
import { go, useSearchParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { useScreenTitle } from '../../kit/screen/screen-title.ts'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { MemberPicker } from '../members/public.ts'
import { CartPanel } from './cart/cart-panel.tsx'
import { Catalogue } from './cart/catalogue.tsx'
import type { Product } from './cart/find-products.ts'
import { ScanBox } from './cart/scan-box.tsx'
import { useEdit } from './cart/use-edit.ts'
import { DueSoon } from './pay/due-soon.tsx'
import { OtherAmount } from './pay/other-amount.tsx'
import { PayDialog } from './pay/pay-dialog.tsx'
import { type Unknown, useCartInput } from './pay/use-cart-input.ts'
import { TicketPanel } from './tickets/ticket-panel.tsx'
import { TillFooter } from './till-footer.tsx'
import { boxKeys, useActs, useTillKeys } from './use-acts.ts'
import { type Till, useTill } from './use-till.ts'

/** /tpv: sales to anybody, by hand, by keyboard alone or by scanner (spec 3 §2.3, R-377 to R-385). */
export function TillScreen() {
  if (isParameterOn('ACTIVAR_TPV')) return <TillDesk />
  return (
    <Screen>
      <Empty title={t('till.off')} hint={t('till.off_hint')} icon={<IconShoppingCart size={22} />} />
    </Screen>
  )
}

/** Assigns the cart to the member of the address (`socio`), once. */
function useRequestedMember(till: Till) {
  const [member, setMember] = useSearchParam('socio')
  const assign = useRef(till.assign)
  assign.current = till.assign
  useEffect(() => {
    if (!member) return
    setMember(null)
    void assign.current(Number(member))
  }, [member, setMember])
}

/** Number of the open ticket, otherwise of the last one sold here. */
const ticketAtHand = ({ done }: Till, open: string | null) => Number(open) || (done?.tique.carro.id_reg_tpv_carro ?? null)

function TillDesk() {
  useScreenTitle(undefined)
  const till = useTill()
  const data = useRead(tillData, {})
  const products = data.data?.productos ?? []
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const [open, setOpen] = useState<'pay' | 'person' | Product | null>(null)
  const [unknown, setUnknown] = useState<Unknown | null>(null)
  const [isRefunding, setRefunding] = useState(false)
  const [ticket, setTicket] = useSearchParam('tique')
  useRequestedMember(till)
  const box = useRef<HTMLInputElement>(null)
  const lines = till.cart?.lines ?? []
  const line = lines.find((one) => one.id_reg_factura === chosen) ?? lines.at(-1) ?? null
  const edit = useEdit(till, line)
  const toBox = () => {
    box.current?.focus()
    box.current?.select()
  }
  const taking = useCartInput({
    ...{ till, box, products, onAdded: setChosen, onAsk: setOpen, onUnknown: setUnknown },
    onTicket: (id) => setTicket(String(id)),
  })
  const giveBack = () => (ticket === null ? go('/tpv/tiques') : setRefunding(true))
  const backToSale = () => {
    setRefunding(false)
    setTicket(null)
    toBox()
  }
  const acts = useActs({
    ...{ till, edit, line, onChoose: setChosen, onSearch: toBox, onOpen: setOpen, onGiveBack: giveBack },
    ticket: ticketAtHand(till, ticket),
    onCloned: backToSale,
  })
  useTillKeys(acts, edit.commit)
  const close = () => {
    setOpen(null)
    box.current?.focus()
  }
  const takeTyped = () => {
    setTyped('')
    setUnknown(null)
    taking.take(typed.trim())
  }
  return (
    <div className="till">
      <h1 className="sr-only">{t('menu.till')}</h1>
      <div className="till-main">
        <ScanBox
          box={box}
          typed={typed}
          unknown={unknown}
          onType={(text) => {
            setTyped(text)
            setUnknown(null)
          }}
          onKeyDown={(event) => boxKeys(event, acts, { typed, take: takeTyped, clear: () => setTyped('') })}
        />
        <div className="till-scroll">
          {data.error && <ReadError error={data.error} onRetry={data.refetch} />}
          {data.isPending && <LinesSkeleton lines={5} height={100} />}
          {data.data && (
            <Catalogue
              products={products}
              families={data.data.familias}
              cart={till.cart}
              typed={typed}
              sellsPasses={data.data.vende_abonos}
              onPass={taking.addPass}
              onPerson={acts.person}
              onPick={(product) => {
                setTyped('')
                taking.add(product)
              }}
            />
          )}
          <DueSoon onPick={(booking) => void till.addBooking(booking)} />
        </div>
      </div>
      {ticket === null ? (
        <CartPanel till={till} edit={edit} acts={acts} chosen={line?.id_reg_factura ?? null} onChoose={setChosen} />
      ) : (
        <TicketPanel
          id={ticket}
          hash={till.hash}
          isRefunding={isRefunding}
          onRefund={setRefunding}
          onClone={() => void acts.clone()}
          onBack={backToSale}
        />
      )}
      <TillFooter acts={acts} />
      {open === 'pay' && till.cart && data.data && <PayDialog till={till} cart={till.cart} methods={data.data.formas} onClose={close} />}
      {typeof open === 'object' && open !== null && (
        <OtherAmount product={open} onClose={close} onAdd={(sold) => void till.add(open.id_mst_producto, sold)} />
      )}
      <MemberPicker
        opened={open === 'person'}
        withGuest
        title={t('till.pick_member')}
        onClose={() => {
          acts.forget()
          close()
        }}
        onConfirm={([member]) => {
          close()
          if (member) void acts.assign(member.id)
        }}
      />
    </div>
  )
}
