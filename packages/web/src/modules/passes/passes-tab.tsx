import './passes.css'
import { guestMember } from '@app/contract/members/member'
import { memberPasses } from '@app/contract/passes/member-passes'
import { addMonths } from '@app/contract/values/day'
import { Button, SegmentedControl } from '@mantine/core'
import { IconTicket } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { DateField } from '../../kit/fields/date-field.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { CollectDialog, chargeLines } from '../invoices/public.ts'
import { type PassAct, PassCard } from './pass-card.tsx'
import { DayDialog, EndDialog, MoveDialog, QrDialog, TermDialog } from './pass-dialogs.tsx'
import { isInForce, type MemberPass } from './pass-labels.ts'
import { SellDialog } from './sell-dialog.tsx'
import { UsesDialog } from './uses-dialog.tsx'

const dialogs = { qr: QrDialog, uses: UsesDialog, day: DayDialog, move: MoveDialog, term: TermDialog } as const

/** Collects the payment of a sold pass, as for any other line. */
function Collect({ pass, onClose }: { pass: MemberPass; onClose: () => void }) {
  const { id_reg_factura, pendiente, desc_tipoabonos, nombre_completo, fecha_compra } = pass
  const line = {
    id: id_reg_factura ?? 0,
    what: desc_tipoabonos,
    detail: nombre_completo,
    since: fecha_compra,
    due: pendiente ?? 0,
    owner: pass.id_mst_socios,
  }
  return (
    <Suspense fallback={null}>
      <CollectDialog
        title={desc_tipoabonos}
        lines={[line]}
        collect={async ({ ids, type, amount }) =>
          (await chargeLines({ lines: ids, type, ...(amount !== undefined && { amount }) }))?.cobrado ?? null
        }
        onClose={onClose}
      />
    </Suspense>
  )
}

/** Dialog of an action on a pass. */
function PassActDialog({ pass, act, onClose }: { pass: MemberPass; act: PassAct; onClose: () => void }) {
  if (act === 'collect') return <Collect pass={pass} onClose={onClose} />
  const Dialog = dialogs[act]
  return <Dialog pass={pass} onClose={onClose} />
}

type Part = 'on' | 'over'
/** Empty part of the list; the part in force offers the sale of a pass. */
const NoPasses = ({ part, hasOthers, sell }: { part: Part; hasOthers: boolean; sell: ReactNode }) => {
  if (part === 'over') return <Empty title={t(hasOthers ? 'passes.none_ended' : 'passes.none')} />
  return <Empty title={t(hasOthers ? 'passes.none_in_force' : 'passes.none')} action={sell} />
}

/** Passes of a member: current and expired ones, bought in the last year by default. */
export function PassesTab({ id }: { id: number }) {
  const [range, setRange] = useState(() => ({ fecha_ini: addMonths(today(), -12), fecha_fin: today() }))
  const [part, setPart] = useState<Part>('on')
  const [acting, setActing] = useState<{ pass: MemberPass; act: PassAct } | null>(null)
  const [isSelling, setSelling] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const { data, error, refetch } = useRead(memberPasses, { id, ...range }, { keepPrevious: true })
  const passes = data ?? []
  const on = passes.filter(isInForce)
  const over = passes.filter((pass) => !isInForce(pass))
  const shown = part === 'on' ? on : over
  /** The pass as last read: the one of an open dialog may have changed. */
  const latest = (pass: MemberPass) => passes.find((one) => one.id_reg_abonos === pass.id_reg_abonos) ?? pass
  if (id === guestMember) return <Empty title={t('abono.invitado')} />
  const sellButton = (
    <Button variant="default" leftSection={<IconTicket size={15} />} onClick={() => setSelling(true)}>
      {t('passes.sell')}
    </Button>
  )
  return (
    <div className="mps">
      <div className="mps-bar">
        <SegmentedControl
          aria-label={t('passes.which')}
          value={part}
          onChange={(next) => setPart(next === 'over' ? 'over' : 'on')}
          data={[
            { value: 'on', label: t('passes.in_force', { n: on.length }) },
            { value: 'over', label: t('passes.ended', { n: over.length }) },
          ]}
        />
        <div className="mps-range" role="group" aria-label={t('passes.bought_between')}>
          <span>{t('passes.bought_between')}</span>
          <DateField
            aria-label={t('core.from')}
            w={124}
            value={range.fecha_ini}
            onChange={(day) => day && setRange({ ...range, fecha_ini: day })}
          />
          <DateField
            aria-label={t('core.to')}
            w={124}
            value={range.fecha_fin}
            onChange={(day) => day && setRange({ ...range, fecha_fin: day })}
          />
        </div>
        {part === 'on' && on.length > 0 && (
          <Button variant="subtle" onClick={() => setEnding(true)}>
            {t('passes.end')}
          </Button>
        )}
        {sellButton}
      </div>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={5} height={40} />}
      {data && shown.length === 0 && <NoPasses part={part} hasOthers={data.length > 0} sell={sellButton} />}
      <div className="mps-cards">
        {shown.map((one) => (
          <PassCard key={one.id_reg_abonos} pass={one} onAct={(act) => setActing({ pass: one, act })} />
        ))}
      </div>
      {acting && <PassActDialog pass={latest(acting.pass)} act={acting.act} onClose={() => setActing(null)} />}
      {isEnding && <EndDialog passes={on} onClose={() => setEnding(false)} />}
      {isSelling && (
        <SellDialog id={id} onClose={() => setSelling(false)} onCollect={(sold) => setActing({ pass: sold, act: 'collect' })} />
      )}
    </div>
  )
}
