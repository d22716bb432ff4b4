import type { OutputOf } from '@app/contract/kit/action'
import { passUses, removePassDay } from '@app/contract/passes/pass-uses'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { balanceLabel, type MemberPass } from './pass-labels.ts'

type Use = OutputOf<typeof passUses>[number]
/** Initial entries of every pass; entries without a stored row have no text of their own. */
const reasons = ['bono', 'uso', 'uso_devuelto', 'bono_traspaso', 'bono_baja', 'bono_caduca'] as const
const reasonOf = ({ motivo }: Use) => {
  const known = reasons.find((one) => one === motivo)
  return known ? t(`passes.reason.${known}`) : motivo
}

function UseRow({ pass, use, isBusy, onRemove }: { pass: MemberPass; use: Use; isBusy: boolean; onRemove: () => void }) {
  const { motivo, dia, hora_ini, cantidad, quedan, anulado, desc_recurso, desc_socio, desc_socio_creacion, id_reg_reserva } = use
  const when = hora_ini === null ? formatDay(dia) : `${formatDay(dia)} ${formatMinute(hora_ini)}`
  const isDay = motivo === 'uso' && !anulado && id_reg_reserva === null
  return (
    <tr data-gone={anulado}>
      <td>{when}</td>
      <td>
        {reasonOf(use)}
        {desc_recurso && <small>{[desc_recurso, desc_socio].filter(Boolean).join(' · ')}</small>}
      </td>
      <td className="mps-num">
        {cantidad > 0 ? '+' : '−'}
        {balanceLabel(pass, Math.abs(cantidad))}
      </td>
      <td className="mps-num">{quedan === null ? '–' : balanceLabel(pass, quedan)}</td>
      <td>{desc_socio_creacion ?? '–'}</td>
      <td>
        {isDay && (
          <IconButton label={t('passes.remove_use', { fecha: formatDay(dia) })} icon={IconTrash} disabled={isBusy} onClick={onRemove} />
        )}
      </td>
    </tr>
  )
}

/** History of a pass: its uses and other movements; a use without a booking can be reversed. */
export function UsesDialog({ pass, onClose }: { pass: MemberPass; onClose: () => void }) {
  const { data, error, refetch } = useRead(passUses, { id: pass.id_reg_abonos })
  const remove = useAction(removePassDay, { toast: true })
  const ask = async ({ id_reg_asiento, dia }: Use) => {
    const title = t('passes.remove_use_question', { fecha: formatDay(dia) })
    if (await confirm({ title, confirm: t('core.delete'), danger: true })) await remove.run({ id: id_reg_asiento })
  }
  return (
    <DialogFrame title={t('passes.uses_of', { nombre: pass.desc_tipoabonos })} size={760} onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={5} />}
      {data?.length === 0 && <Empty title={t('passes.no_uses')} />}
      {data && data.length > 0 && (
        <div className="mps-scroll" tabIndex={0} role="region" aria-label={t('passes.uses_of', { nombre: pass.desc_tipoabonos })}>
          <table className="mps-table">
            <thead>
              <tr>
                <th>{t('passes.when')}</th>
                <th>{t('passes.what')}</th>
                <th className="mps-num">{t('passes.amount')}</th>
                <th className="mps-num">{t('passes.left')}</th>
                <th>{t('passes.by')}</th>
                <th>
                  <span className="sr-only">{t('core.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((use) => (
                <UseRow key={use.id_reg_asiento} pass={pass} use={use} isBusy={remove.isBusy} onRemove={() => void ask(use)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </DialogFrame>
  )
}
