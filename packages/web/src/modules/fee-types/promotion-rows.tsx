import type { savePromotions } from '@app/contract/fee-types/fee-types'
import { IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { RowField } from '../../kit/forms/form-fields.tsx'
import type { ItemOf, Rows } from '../../kit/forms/form-types.ts'
import { t } from '../../kit/texts/i18n.ts'
import { AddRow } from './add-row.tsx'
import { placesText } from './fee-type-words.ts'

interface Props {
  formId: string
  rows: Rows<ItemOf<(typeof savePromotions.input)['datos']>>
}

/** Promotions one after the other: the places of each follow the numbers that are typed. */
export function PromotionRows({ formId, rows }: Props) {
  const add = () => `${formId}-datos.${rows.add({ num_cuotas: null, precio_promocion: null })}.num_cuotas`
  let before = 0
  const places = rows.all.map((row) => {
    const typed = Number(row.draft.num_cuotas)
    const count = Number.isInteger(typed) && typed > 0 ? typed : 0
    before += count
    return placesText(before - count, count)
  })
  return (
    <div className="fty-rows" id={rows.id}>
      {rows.all.length === 0 && <span className="dimmed">{t('fee-types.no_promotion')}</span>}
      {rows.all.map((row, at) => {
        const lugar = places[at]!
        return (
          <div key={row.key} className="fty-row" role="group" aria-label={lugar}>
            <span className="fty-place">{lugar}</span>
            <RowField row={row} name="num_cuotas" label={t('fee-types.count_of', { lugar })} />
            <span className="dimmed">{t('fee-types.fees_at')}</span>
            <RowField row={row} name="precio_promocion" label={t('fee-types.price_of', { lugar })} />
            <IconButton size="md" label={t('fee-types.remove_one', { lugar })} icon={IconTrash} onClick={row.remove} />
          </div>
        )
      })}
      <div className="fty-end">
        <AddRow text={t(rows.all.length === 0 ? 'fee-types.add_promotion' : 'fee-types.another_stretch')} onAdd={add} />
        {before > 0 && <span className="dimmed">{t('fee-types.then', { n: before + 1 })}</span>}
      </div>
    </div>
  )
}
