import { conceptMax } from '@app/contract/receipts/receipt'
import { bankText } from '@app/contract/receipts/remittances/bank-text'
import { formatEuros } from '@app/contract/values/money'
import { TextInput } from '@mantine/core'
import { counted } from '../../../kit/grid/cells/value.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { Lines } from '../../../kit/screen/lines.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { sumOf } from '../sum-of.ts'
import type { Generate } from './use-generate.ts'

/** Concept of all receipts in place of their lines', with the letters left and the words of the bank (R-182). */
function Concept({ concept, setConcept }: Pick<Generate, 'concept' | 'setConcept'>) {
  const printed = bankText(concept, conceptMax)
  const letters = t('receipts.letters', { n: concept.length, max: conceptMax })
  return (
    <TextInput
      className="rc-concept"
      label={t('receipts.concept')}
      placeholder={t('receipts.own_concept')}
      maxLength={conceptMax}
      value={concept}
      description={concept === '' || printed === concept.trim() ? letters : `${letters} ${t('receipts.as_printed', { texto: printed })}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => setConcept(event.currentTarget.value)}
    />
  )
}

/** Chosen lines, their sum, and their receipts once joined. */
export function Outcome({ generate }: { generate: Generate }) {
  const { chosen, receipts, asksConcept, concept, setConcept } = generate
  const forOthers = chosen.filter((row) => row.id_mst_socios !== row.id_mst_socios_pagador).length
  return (
    <Card title={t('receipts.outcome')} className="rc-outcome">
      <Lines>
        <li>
          <span>{t('receipts.chosen', counted(chosen.length))}</span>
          <b className="tabular">{formatEuros(sumOf(chosen, (row) => row.pendiente))}</b>
        </li>
        <li>
          <span>
            {t('receipts.joined')}
            {forOthers > 0 && <small>{t('receipts.for_others', counted(forOthers))}</small>}
          </span>
          <b className="tabular">{t('receipts.n_receipts', counted(receipts))}</b>
        </li>
      </Lines>
      {asksConcept && <Concept concept={concept} setConcept={setConcept} />}
    </Card>
  )
}
