import { receiptFaults } from '@app/contract/receipts/receipts'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Alert } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { counted, formatCount } from '../../../kit/grid/cells/value.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { FaultAct } from '../fault-act.tsx'
import type { ReceiptRow } from '../lists/receipt-row.ts'
import { sumOf } from '../sum-of.ts'
import type { FilePreview } from './use-bank-file.ts'

/** Names listed of those left out for a reason. */
const listed = 2

/** Note under the number of receipts: how many of them are first ones, or how many files there are. */
function madeOf({ ficheros, recibos }: FilePreview): string {
  const first = sumOf(
    ficheros.flatMap(({ grupos }) => grupos).filter(({ secuencia }) => secuencia === 'FRST'),
    (group) => group.recibos,
  )
  if (first > 0) return t('bank-file.n_new', { viejos: formatCount(recibos - first), ...counted(first) })
  return t('bank-file.n_files', counted(ficheros.length))
}

/** Three figures: what goes, what stays out, and what the bank is asked for. */
function Cards({ preview }: { preview: FilePreview }) {
  const { recibos, importe, fuera, ficheros } = preview
  const reasons = new Set(fuera.map(({ fallo }) => fallo)).size
  const out = { importe: formatEuros(sumOf(fuera, (one) => one.precio)), ...counted(reasons) }
  return (
    <dl className="bf-cards">
      <div data-tone="good">
        <dt>{t('bank-file.in')}</dt>
        <dd className="bf-figure tabular">{formatCount(recibos)}</dd>
        <dd>{madeOf(preview)}</dd>
      </div>
      <div data-tone={fuera.length > 0 ? 'warn' : undefined}>
        <dt>{t('bank-file.out')}</dt>
        <dd className="bf-figure tabular">{formatCount(fuera.length)}</dd>
        {fuera.length > 0 && <dd>{t('bank-file.out_why', out)}</dd>}
      </div>
      <div>
        <dt>{t('bank-file.asked')}</dt>
        <dd className="bf-figure tabular">{formatEuros(importe)}</dd>
        <dd>{t('bank-file.n_groups', counted(ficheros.flatMap(({ grupos }) => grupos).length))}</dd>
      </div>
    </dl>
  )
}

/** Those left out, by reason, with their names and the way in. */
function LeftOut({ out, receipts }: { out: FilePreview['fuera']; receipts: readonly ReceiptRow[] }) {
  if (out.length === 0) return null
  const companies = new Map(receipts.map((row) => [row.id_reg_recibo, row.id_mst_empresas]))
  const byFault = Map.groupBy(out, ({ fallo }) => fallo)
  return (
    <table className="bf-table">
      <thead>
        <tr>
          <th>{t('bank-file.why_out')}</th>
          <th className="bf-num">{t('remittance.recibos')}</th>
          <th>{t('bank-file.who')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {receiptFaults.map((fault) => {
          const own = byFault.get(fault)
          if (!own) return null
          const more = own.length > listed ? ` · ${t('bank-file.n_more', { n: formatCount(own.length - listed) })}` : ''
          const payers = own.map((one) => ({
            ...{ id_mst_empresas: companies.get(one.id_reg_recibo) ?? 0, id_mst_socios_pagador: one.id_mst_socios },
            nombre_pagador: one.nombre_completo,
          }))
          return (
            <tr key={fault}>
              <th scope="row">{t(`receipts.fault.${fault}`)}</th>
              <td className="bf-num">{formatCount(own.length)}</td>
              <td>
                {own
                  .slice(0, listed)
                  .map((one) => one.nombre_completo)
                  .join('; ')}
                {more}
              </td>
              <td className="bf-num">
                <FaultAct fault={fault} payers={payers} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Groups of the files as the bank reads them, with the control total. */
function Groups({ preview }: { preview: FilePreview }) {
  const { ficheros, fecha, recibos, importe } = preview
  const several = ficheros.length > 1
  return (
    <table className="bf-table">
      <caption>{t('bank-file.as_bank')}</caption>
      <thead className="sr-only">
        <tr>
          <th>{t('bank-file.group')}</th>
          <th>{t('remittance.recibos')}</th>
          <th>{t('bank-file.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {ficheros.flatMap((one) =>
          one.grupos.map((group) => (
            <tr key={`${one.id_mst_empresas} ${one.esquema} ${one.financiada} ${group.secuencia}`}>
              <td>
                {several && <small>{one.desc_empresa} · </small>}
                {t(`bank-file.sequence.${group.secuencia}`)}
                {one.esquema === 'B2B' && ' B2B'}, {formatDay(fecha)}
              </td>
              <td className="bf-num">{formatCount(group.recibos)}</td>
              <td className="bf-num">{formatEuros(group.importe)}</td>
            </tr>
          )),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('bank-file.control')}</th>
          <td className="bf-num">{formatCount(recibos)}</td>
          <td className="bf-num">{formatEuros(importe)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Verdict of the schema: one green line, or the faults with their persons. */
function Verdict({ preview: { ficheros, recibos } }: { preview: FilePreview }) {
  if (ficheros.length === 0) {
    return (
      <Alert color="yellow" variant="light">
        {t('bank-file.none')}
      </Alert>
    )
  }
  const faults = ficheros.flatMap(({ fallos }) => fallos)
  if (faults.length > 0) {
    return (
      <Alert color="red" variant="light" role="alert" icon={<IconCircleX size={16} />} title={t('bank-file.invalid')}>
        <ul className="bf-faults">
          {faults.map(({ camino, mensaje, nombre_completo }) => (
            <li key={`${camino} ${mensaje}`}>
              {nombre_completo && <b>{nombre_completo}: </b>}
              {mensaje} <small>{camino}</small>
            </li>
          ))}
        </ul>
      </Alert>
    )
  }
  const formato = [...new Set(ficheros.map((one) => one.formato))].join(', ')
  return (
    <Alert color="green" variant="light" icon={<IconCircleCheck size={16} />}>
      <b>{t('bank-file.valid')}</b> {t('bank-file.checked', { formato, ...counted(recibos) })}
    </Alert>
  )
}

interface Props {
  preview: FilePreview
  receipts: readonly ReceiptRow[]
  /** False while another day is looked at: the figures are those of the last one. */
  isCurrent: boolean
}
/** Files as they would be made. */
export const FileOutcome = ({ preview, receipts, isCurrent }: Props) => (
  <div className="bf-outcome" aria-busy={!isCurrent}>
    <Cards preview={preview} />
    <LeftOut out={preview.fuera} receipts={receipts} />
    {preview.ficheros.length > 0 && <Groups preview={preview} />}
    <Verdict preview={preview} />
  </div>
)
