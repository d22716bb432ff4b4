import { passMode, passModes } from '@app/contract/pass-types/pass-rules'
import { relatedFee, removePass, updatePass } from '@app/contract/passes/member-passes'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import {
  IconArrowsExchange,
  IconCalendarPlus,
  IconCalendarTime,
  IconCash,
  IconList,
  IconPlayerPause,
  IconPlayerPlay,
  IconQrcode,
} from '@tabler/icons-react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { balanceLabel, factsOf, isInForce, type MemberPass, stateOf, termsLabel } from './pass-labels.ts'

export type PassAct = 'qr' | 'uses' | 'day' | 'move' | 'term' | 'collect'

/** Balance of a pass: the figure, its unit, and a square for each use or hour if they are few. */
function Left({ pass }: { pass: MemberPass }) {
  const { saldo_restante: left, saldo_original: whole } = pass
  if (left === null) return <p className="mps-left">{t('passes.unlimited')}</p>
  const isWeek = passMode(pass) === passModes.weekly
  return (
    <>
      <p className="mps-left">
        {balanceLabel(pass, left)}
        <small>{t(isWeek ? 'passes.left_of_week' : 'passes.left_of', { total: balanceLabel(pass, whole) })}</small>
      </p>
      {whole <= 20 && Number.isInteger(whole) && (
        <span className="mps-squares" aria-hidden>
          {Array.from({ length: whole }, (_, index) => (
            // squares are all alike
            <i key={index} data-on={whole - index <= left} />
          ))}
        </span>
      )}
    </>
  )
}

/** Pass of a member: balance, validity and actions; an expired one is highlighted. */
export function PassCard({ pass, onAct }: { pass: MemberPass; onAct: (act: PassAct) => void }) {
  const { id_reg_abonos: id, desc_tipoabonos: name, pendiente, activo } = pass
  const state = stateOf(pass)
  const remove = useAction(removePass, {
    onDone: ({ id_reg_factura }) =>
      id_reg_factura === null
        ? toast.good(t('passes.deleted'))
        : toast.good(t('passes.line_stays', { n: id_reg_factura }), { milliseconds: noticeTimes.long }),
  })
  const change = useAction(updatePass)
  const related = useRead(relatedFee, pass.no_generar_cuota ? null : { socio: pass.id_mst_socios, abono: id })
  const isStandard = passMode(pass) === passModes.standard
  return (
    <section className="mps-card" aria-label={`${name} ${pass.cod_reg_abonos}`} data-tone={state.tone}>
      <header>
        <h3>{name}</h3>
        <span className="mps-state">{state.text}</span>
      </header>
      <Left pass={pass} />
      <p className="mps-facts">
        {termsLabel(pass, pass.saldo_original)} · {factsOf(pass)}
      </p>
      {related.data?.cuota && (
        <p className="mps-facts">
          {t('passes.with_fee', { cuota: related.data.cuota.desc_cuota, fecha: formatDay(related.data.cuota.fecha_inicio_cuota) })}
        </p>
      )}
      <div className="mps-acts">
        {pendiente !== null && pendiente > 0 && (
          <Button size="compact-sm" leftSection={<IconCash size={14} />} onClick={() => onAct('collect')}>
            {t('passes.collect', { importe: formatEuros(pendiente) })}
          </Button>
        )}
        <Button size="compact-sm" variant="default" leftSection={<IconList size={14} />} onClick={() => onAct('uses')}>
          {t('passes.uses')}
        </Button>
        <Button size="compact-sm" variant="default" leftSection={<IconQrcode size={14} />} onClick={() => onAct('qr')}>
          {t('passes.qr')}
        </Button>
        {isInForce(pass) && (
          <Button size="compact-sm" variant="default" leftSection={<IconCalendarPlus size={14} />} onClick={() => onAct('day')}>
            {t('passes.add_use')}
          </Button>
        )}
        {isStandard && isInForce(pass) && (
          <Button size="compact-sm" variant="default" leftSection={<IconArrowsExchange size={14} />} onClick={() => onAct('move')}>
            {t('passes.move')}
          </Button>
        )}
        <IconButton size="md" label={t('passes.last_day_of', { nombre: name })} icon={IconCalendarTime} onClick={() => onAct('term')} />
        <IconButton
          size="md"
          label={t(activo ? 'passes.deactivate' : 'passes.activate', { nombre: name })}
          icon={activo ? IconPlayerPause : IconPlayerPlay}
          disabled={change.isBusy}
          onClick={() => void change.run({ id, activo: !activo })}
        />
        <DeleteButton size="md" name={name} hint={t('passes.delete_hint')} disabled={remove.isBusy} onDelete={() => remove.run({ id })} />
      </div>
    </section>
  )
}
