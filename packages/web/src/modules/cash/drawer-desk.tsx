import { proposedWithdrawal } from '@app/contract/cash/cash-rules'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { formatEuros } from '@app/contract/values/money'
import { Button, Checkbox } from '@mantine/core'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useCommands } from '../../kit/screen/commands.ts'
import { t } from '../../kit/texts/i18n.ts'
import { deskRegister, setDeskRegister } from '../invoices/public.ts'
import type { CloseMode } from './close-dialog.tsx'
import { type Count, countedOf, linesOf } from './count.ts'
import { Counter } from './counter.tsx'
import { Difference } from './difference.tsx'
import { DrawerChangedNotice } from './drawer-changed-notice.tsx'
import { ByIncomeType, type DrawerInfo, Expected, LastClose, ShiftLink } from './drawer-summary.tsx'
import { ShiftTable } from './shift-table.tsx'
import type { Figure } from './takings-lines.tsx'
import { useCount } from './use-count.ts'

const CloseDialog = lazy(() => import('./close-dialog.tsx').then((module) => ({ default: module.CloseDialog })))
const Suspects = lazy(() => import('./difference-causes.tsx').then((module) => ({ default: module.DifferenceCauses })))
const MoneyDialog = lazy(() => import('./money-dialog.tsx').then((module) => ({ default: module.MoneyDialog })))
const TakingsLines = lazy(() => import('./takings-lines.tsx').then((module) => ({ default: module.TakingsLines })))

type Open = CloseMode | 'add' | 'withdraw' | null

interface DialogsProps {
  open: Open
  info: DrawerInfo
  count: Count
  onClose: () => void
  /** The drawer was closed. */
  onDone: () => void
}
/** Dialog of the chosen action: money added or withdrawn, or the close of the counted drawer. */
function DrawerDialogs({ open, info, count, onClose, onDone }: DialogsProps) {
  const counted = countedOf(count)
  if (open === null) return null
  if (open === 'add' || open === 'withdraw') return <MoneyDialog register={info.caja.id_mst_caja} direction={open} onClose={onClose} />
  if (counted === null) return null
  const lines = count.isWhole ? null : linesOf(count)
  return <CloseDialog info={info} counted={counted} lines={lines} mode={open} onClose={onClose} onDone={onDone} />
}

/** Choice of this register for the cash of this browser. */
function DeskRegister({ register }: { register: number }) {
  const [isOwn, setOwn] = useState(deskRegister() === register)
  return (
    <Checkbox
      className="cash-own"
      label={t('cash.desk_register')}
      checked={isOwn}
      onChange={({ currentTarget: { checked } }) => {
        setDeskRegister(checked ? register : null)
        setOwn(checked)
      }}
    />
  )
}

/** Drawer under count beside its expected amount, with its actions. */
export function DrawerDesk({ info }: { info: DrawerInfo }) {
  const register = info.caja.id_mst_caja
  const close = info.ultima_caja?.id_reg_caja ?? 0
  const expected = info.expectedAmount
  const { count, change, clear, accept, correct } = useCount(register, { close, expected })
  const [open, setOpen] = useState<Open>(null)
  // causes are suggested only once counting pauses
  const [isWhy, setWhy] = useState(false)
  const [figure, setFigure] = useState<Figure | null>(null)
  const main = useRef<HTMLButtonElement>(null)
  const counted = countedOf(count)
  const isChanged = count.began !== null && (count.began.close !== close || count.began.expected !== expected)
  const done = useCallback(() => setOpen(null), [])
  const closed = useCallback(() => {
    clear()
    setOpen(null)
    setWhy(false)
  }, [clear])
  useCommands(
    useMemo(
      () => [
        { id: 'cash.add', text: t('desk.add_money'), keys: 'a', run: () => setOpen('add') },
        { id: 'cash.withdraw', text: t('desk.withdraw_money'), keys: 'w', run: () => setOpen('withdraw') },
      ],
      [],
    ),
  )
  const excess = counted === null ? 0 : proposedWithdrawal(counted, info.caja.fondo)
  const isOff = counted !== null && counted !== expected
  const mayClose = counted !== null && !isChanged
  return (
    <>
      <Counter count={count} onChange={change} onClear={clear} onEnd={() => main.current?.focus()} />
      <div className="cash-side">
        <section className="card" aria-label={t('desk.expected')}>
          <LastClose info={info} />
          <Expected info={info} onCollected={() => setFigure({ name: t('desk.collected'), id_mst_tipopago: paymentTypes.cash })} />
          <ShiftLink info={info} />
          <DeskRegister register={register} />
          <div style={{ marginTop: 10 }}>
            <Difference counted={counted} expected={expected} />
          </div>
          <div className="cash-acts">
            <DrawerChangedNotice began={count.began} close={close} expected={expected} onAccept={accept} onClear={clear} />
            <Button ref={main} className="cash-big" data-close disabled={!mayClose} onClick={() => setOpen('excess')}>
              {counted === null ? t('desk.close_excess') : t('desk.close_withdraw', { importe: formatEuros(excess) })}
            </Button>
            <div className="cash-pair close">
              <Button variant="default" disabled={!mayClose} onClick={() => setOpen('close')}>
                {t('desk.close_close')}
              </Button>
              <Button variant="default" disabled={!mayClose} onClick={() => setOpen('other')}>
                {t('desk.close_other')}
              </Button>
            </div>
            {counted === null && <p className="cash-note">{t('desk.count_first')}</p>}
            <div className="cash-pair">
              <Button variant="default" onClick={() => setOpen('add')}>
                {t('desk.add_money')}
              </Button>
              <Button variant="default" onClick={() => setOpen('withdraw')}>
                {t('desk.withdraw_money')}
              </Button>
            </div>
          </div>
        </section>
      </div>
      <section className="card cash-why" aria-label={t('cash.why')}>
        <h2>{t('cash.why')}</h2>
        {!isOff && <p className="cash-note">{t('cash.why_none')}</p>}
        {!isOff && <ByIncomeType info={info} />}
        {isOff && !isWhy && (
          <Button variant="default" fullWidth onClick={() => setWhy(true)}>
            {t('cash.look_for_cause')}
          </Button>
        )}
        {isOff && isWhy && (
          <Suspense fallback={null}>
            <Suspects register={register} counted={counted} onFixed={correct} />
          </Suspense>
        )}
      </section>
      <ShiftTable register={register} onOpen={setFigure} />
      <Suspense fallback={null}>
        {figure && <TakingsLines query={{ id_mst_caja: register }} figure={figure} onClose={() => setFigure(null)} />}
        <DrawerDialogs open={open} info={info} count={count} onClose={done} onDone={closed} />
      </Suspense>
    </>
  )
}
