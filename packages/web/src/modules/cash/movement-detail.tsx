import { movementDetail } from '@app/contract/cash/drawer'
import type { OutputOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { type Fact, Facts } from '../../kit/screen/facts.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { Difference } from './difference.tsx'
import { momentText } from './moment.ts'

type Detail = OutputOf<typeof movementDetail>

function Pieces({ lines }: { lines: NonNullable<Detail['contador']> }) {
  return (
    <table className="cash-table">
      <caption>{t('cash-movement.contador')}</caption>
      <tbody>
        {lines
          .toSorted((a, b) => b.valor - a.valor)
          .map(({ valor, cantidad }) => (
            <tr key={valor}>
              <td className="cash-num">{cantidad} ×</td>
              <td className="cash-num">{formatEuros(valor)}</td>
              <td className="cash-num">{formatEuros(valor * cantidad)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

function Payments({ payments }: { payments: Detail['cobros'] }) {
  return (
    <table className="cash-table">
      <caption>{t('desk.cash_counted', { n: payments.length })}</caption>
      <tbody>
        {payments.map((one) => (
          <tr key={one.id_reg_cobro}>
            <td className="cash-when">{momentText(one.fecha)}</td>
            <td>{[one.desc_socio, one.concepto].filter(Boolean).join(' · ')}</td>
            <td className="cash-num">{formatEuros(one.importe)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Movement({ detail }: { detail: Detail }) {
  const isClose = detail.tipo === 'cierre'
  const facts: readonly Fact[] = [
    [t('cash-movement.tipo'), t(`cash.tipo_${detail.tipo}`)],
    [t('cash-movement.fecha'), momentText(detail.fecha)],
    [t('cash-movement.id_mst_socios'), detail.desc_socio],
    [t('cash-movement.desc_caja'), detail.desc_caja],
    [t(isClose ? 'desk.counted_amount' : 'cash-movement.amount'), formatEuros(detail.amount)],
    [t('cash-movement.esperado'), detail.esperado === null ? null : formatEuros(detail.esperado)],
  ]
  return (
    <>
      <Facts facts={facts} wide />
      {detail.esperado !== null && (
        <div style={{ marginTop: 10 }}>
          <Difference counted={detail.amount} expected={detail.esperado} />
        </div>
      )}
      {isClose && (
        <p className="cash-note" style={{ margin: '12px 0 0' }}>
          {t('desk.close_is_final')}
        </p>
      )}
      {detail.contador && detail.contador.length > 0 && <Pieces lines={detail.contador} />}
      {detail.cobros.length > 0 && <Payments payments={detail.cobros} />}
    </>
  )
}

/** Movement of the drawer in full (R-059); it is read-only (A-15). */
export function MovementDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useRead(movementDetail, { id })
  const title = data ? `${t(`cash.tipo_${data.tipo}`)} · ${data.desc_registro}` : t('desk.movement')
  return (
    <DialogFrame title={title} size={460} onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={5} />}
      {data && <Movement detail={data} />}
    </DialogFrame>
  )
}
