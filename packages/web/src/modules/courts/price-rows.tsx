import { memberType } from '@app/contract/members/member-type'
import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useChoices } from '../../kit/api.ts'
import { choicesOf } from '../../kit/choices.ts'
import { RowField } from '../../kit/forms/form-fields.tsx'
import type { Rows } from '../../kit/forms/form-types.ts'
import { t } from '../../kit/i18n.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { contradictions, nextPrice, type Price, priceNames } from './price-rules.ts'
import { RowsFrame } from './rows-frame.tsx'

interface Props {
  rows: Rows<Price>
  title: string
  hint: string
}

/** Prices by member type and hour, a row each; a row that contradicts another says so while it is typed. */
export function PriceRows({ rows, title, hint }: Props) {
  const { data: types } = useChoices(memberType)
  const wrong = contradictions(rows.all)
  const options = choicesOf(types)
  return (
    <RowsFrame
      id={rows.id}
      title={title}
      hint={hint}
      error={rows.complaint}
      isEmpty={rows.all.length === 0}
      heads={[...priceNames.map((field) => t(`court-price.${field}`)), '']}
      className="ct-prices"
      action={
        <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => rows.add(nextPrice(rows.all))}>
          {t('courts.add_price')}
        </Button>
      }
    >
      {rows.all.map((row, at) => (
        <li key={row.key}>
          {priceNames.map((field) => (
            <RowField
              key={field}
              row={row}
              name={field}
              label={t('courts.row_field', { campo: t(`court-price.${field}`), n: at + 1 })}
              complaint={wrong[`${row.key}.${field}`]}
              {...(field === 'id_mst_tiposocio' && { options })}
            />
          ))}
          <IconButton size="md" label={t('courts.remove_row', { n: at + 1 })} icon={IconX} onClick={row.remove} />
        </li>
      ))}
    </RowsFrame>
  )
}
