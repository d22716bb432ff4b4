import type { OutputOf } from '@app/contract/kit/action'
import type { passQr } from '@app/contract/passes/pass-uses'
import { formatDay } from '@app/contract/values/day'
import { t } from '../../kit/texts/i18n.ts'
import { escapeHtml, printHtml } from '../../kit/texts/print.ts'
import { type MemberPass, termsLabel } from './pass-labels.ts'

export type QrPass = OutputOf<typeof passQr>
const styles = `body{text-align:center}section{margin-bottom:8mm;break-inside:avoid}section:last-child{margin:0}
h1{font-size:16px;margin:0 0 2mm}img{width:48mm}p{margin:0 0 1mm}`

/** Owner, terms and expiry of a pass. */
export const qrFacts = (pass: MemberPass) =>
  [
    pass.nombre_completo,
    termsLabel(pass, pass.saldo_original),
    pass.fecha_caducidad && t('passes.valid_to', { fecha: formatDay(pass.fecha_caducidad) }),
  ].filter((one) => one !== null)

/** Prints the QR of each pass, one below the other, on a roll of `width` millimetres (A-53). */
export function printQrs(passes: readonly QrPass[], width: number) {
  const section = ({ abono, cod_reg_abonos, qr }: QrPass) =>
    `<section><h1>${escapeHtml(abono.desc_tipoabonos)}</h1><img src="${escapeHtml(qr)}" alt=""><p><b>${escapeHtml(cod_reg_abonos)}</b></p>${qrFacts(
      abono,
    )
      .map((one) => `<p>${escapeHtml(one)}</p>`)
      .join('')}</section>`
  return printHtml(passes.map(section).join(''), { width, styles })
}
