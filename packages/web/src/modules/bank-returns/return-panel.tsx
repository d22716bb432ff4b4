import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { IconPhone } from '@tabler/icons-react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { RowLink, ScreenLink } from '../../kit/buttons/link.tsx'
import { DateField } from '../../kit/fields/date-field.tsx'
import { userMay } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type DeskRow, saidText, stepDetail, stepKeys, stepNames, whoText } from './desk-rows.ts'
import type { ReturnsDesk } from './use-returns-desk.ts'

/** Payer of a return, with the debt, the receipt and a way to call. */
function Payer({ row }: { row: DeskRow }) {
  const name = whoText(row)
  return (
    <Card title={name} hint={t('bank-returns.owes', { importe: formatEuros(row.debe) })}>
      <ul className="returns-story">
        {row.concepto && <li>{row.concepto}</li>}
        {row.fecha_remesa && <li>{t('bank-returns.collected', { dia: formatDay(row.fecha_remesa) })}</li>}
        <li className="returns-wrong">{saidText(row)}</li>
      </ul>
      <p className="returns-links">
        {row.id_mst_socios !== null && userMay('members') && (
          <RowLink to={`/socios/${row.id_mst_socios}/edit?tabActivated=tabRecibos`}>{name}</RowLink>
        )}
        {row.telefono && (
          <a href={`tel:${row.telefono}`}>
            <IconPhone size={15} aria-hidden /> {t('bank-returns.call', { nombre: name })}
          </a>
        )}
      </p>
    </Card>
  )
}

/** The six choices of a return by their keys; the fifth one blocks access besides another. */
export function StepChoices({ row, desk }: { row: DeskRow; desk: ReturnsDesk }) {
  const { decision, n } = row
  const block = (
    <label key="block" className="returns-choice">
      <input type="checkbox" checked={decision.bloquea} onChange={() => desk.block(n)} />
      <span>
        {t('bank-returns.block')} <small>{t('bank-returns.until_paid')}</small>
      </span>
      <KeyCaps keys="5" />
    </label>
  )
  const steps = stepNames.map((name) => (
    <label key={name} className="returns-choice" data-chosen={decision.paso === name || undefined}>
      <input type="radio" name={`step-${n}`} checked={decision.paso === name} onChange={() => desk.step(n, name)} />
      <span>
        {t(`bank-returns.step.${name}`)}{' '}
        {decision.paso === name && <small>{stepDetail({ ...decision, bloquea: false, sin_carta: false })}</small>}
      </span>
      <KeyCaps keys={String(stepKeys[name])} />
    </label>
  ))
  return (
    <fieldset className="returns-choices">
      <legend className="sr-only">{t('bank-returns.what')}</legend>
      {[...steps.slice(0, 4), block, ...steps.slice(4)]}
    </fieldset>
  )
}

/** Letter that the payer receives, in the words of this screen's language. */
export function LetterCard({ row }: { row: DeskRow }) {
  const { decision } = row
  const words = () => {
    if (decision.sin_carta || decision.paso === 'nada') return t('bank-returns.no_letter_hint')
    if (!row.email) return t('bank-returns.no_email')
    return t(`mail.devolucion.${decision.paso}`, {
      ...{
        fecha: row.fecha ? formatDay(row.fecha) : '',
        concepto: row.concepto ?? '',
        importe: formatEuros(row.importe),
        motivo: row.motivo,
      },
      ...{ dia: decision.dia ? formatDay(decision.dia) : '', hasta: decision.dia ? formatDay(decision.dia) : '' },
      total: formatEuros(row.importe + decision.recargo),
    })
  }
  return (
    <Card title={t('bank-returns.letter')} hint={t('bank-returns.letter_hint')}>
      <p className="returns-letter">{words()}</p>
    </Card>
  )
}

/** The return at hand: its payer, the choices, the rule behind the proposal, and its letter. */
export function ReturnPanel({ row, desk }: { row: DeskRow; desk: ReturnsDesk }) {
  const { decision } = row
  return (
    <>
      <Payer row={row} />
      <Card title={t('bank-returns.what')}>
        <StepChoices row={row} desk={desk} />
        {(decision.paso === 'girar' || decision.paso === 'caja') && (
          <DateField label={t('bank-returns.day')} value={decision.dia} onChange={(dia) => desk.change(row.n, { dia })} />
        )}
        {row.id_reg_regla_devolucion !== null && (
          <p className="returns-rule">
            {t('bank-returns.by_rule', { codigo: row.codigo ?? '*', n: row.vez })}{' '}
            <ScreenLink to="/recibo/reglas">{t('bank-returns.change_rule')}</ScreenLink>
          </p>
        )}
      </Card>
      <LetterCard row={row} />
    </>
  )
}
