import type { savePromotions } from '@app/contract/fee-types/fee-types'
import { formatEuros } from '@app/contract/values/money'
import { IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { RowField } from '../../kit/forms/form-fields.tsx'
import type { ItemOf, Rows } from '../../kit/forms/form-types.ts'
import { today } from '../../kit/reads/today.ts'
import { t } from '../../kit/texts/i18n.ts'
import { AddRow } from './add-row.tsx'
import { type Fee, siblingPrice, type TypedLists } from './fee-example.ts'
import { siblingPlace } from './fee-type-words.ts'

interface Props {
  formId: string
  rows: Rows<ItemOf<(typeof savePromotions.input)['hermanos']>>
  /** Fee of the prices; none yet for a type without fees. */
  fee: Fee | undefined
  lists: TypedLists
}

/** Percentages of the second, third … of a family, with the price that each gives. */
export function SiblingRows({ formId, rows, fee, lists }: Props) {
  const add = () => `${formId}-hermanos.${rows.add({ porcentaje: null })}.porcentaje`
  const next = rows.all.length + 2
  const price = (place: number) => {
    const cents = fee ? siblingPrice(fee, lists, today(), place) : null
    return <b className="fty-price tabular">{cents === null ? '' : formatEuros(cents)}</b>
  }
  return (
    <div className="fty-rows" id={rows.id}>
      {rows.all.length === 0 && <span className="dimmed">{t('fee-types.no_siblings')}</span>}
      {rows.all.length > 0 && (
        <div className="fty-row">
          <span className="fty-place">{siblingPlace(1)}</span>
          {price(1)}
        </div>
      )}
      {rows.all.map((row, at) => {
        const lugar = siblingPlace(at + 2)
        return (
          <div key={row.key} className="fty-row" role="group" aria-label={lugar}>
            <span className="fty-place">{lugar}</span>
            <RowField row={row} name="porcentaje" label={t('fee-types.discount_of', { lugar })} />
            <span className="dimmed">{t('fee-types.less')}</span>
            {price(at + 2)}
            <IconButton size="md" label={t('fee-types.remove_one', { lugar })} icon={IconTrash} onClick={row.remove} />
          </div>
        )
      })}
      <div className="fty-end">
        <AddRow text={t('fee-types.add_sibling', { lugar: siblingPlace(next) })} onAdd={add} />
        {rows.all.length > 0 && <span className="dimmed">{t('fee-types.like_last')}</span>}
      </div>
    </div>
  )
}
