import { memberType } from '@app/contract/members/member-type'
import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useChoices } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { Control } from '../../kit/kinds/control.tsx'
import { choicesOf } from '../../kit/resource-calls.ts'
import type { Form } from '../../kit/use-form.ts'
import { nextPrice, type PriceDraft, priceComplaints, priceFields, priceNames } from './price-draft.ts'
import { RowsFrame } from './rows-frame.tsx'

interface Props {
  form: Form
  /** The list among the form's fields. */
  name: string
  title: string
  hint: string
}

/** Prices by member type and hour, a row each; a row that contradicts another says so while it is typed. */
export function PriceRows({ form, name, title, hint }: Props) {
  const { data: types } = useChoices(memberType)
  const rows = (form.draft[name] ?? []) as readonly PriceDraft[]
  const wrong = priceComplaints(rows, { isTried: form.complaints[name] !== undefined })
  const options = choicesOf(types)
  const change = (at: number, field: string, value: unknown) =>
    form.set(
      name,
      rows.map((row, index) => (index === at ? { ...row, [field]: value } : row)),
    )
  return (
    <RowsFrame
      id={`${form.id}-${name}`}
      title={title}
      hint={hint}
      error={Object.keys(wrong).length === 0 ? form.complaints[name]?.join(' ') : undefined}
      isEmpty={rows.length === 0}
      heads={[...priceNames.map((field) => t(`court-price.${field}`)), '']}
      className="ct-prices"
      action={
        <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => form.set(name, [...rows, nextPrice(rows)])}>
          {t('courts.add_price')}
        </Button>
      }
    >
      {rows.map((row, at) => (
        // rows have no identity but their place
        <li key={at}>
          {priceNames.map((field) => (
            <Control
              key={field}
              id={`${form.id}-${name}-${at}-${field}`}
              name={field}
              field={priceFields[field]}
              value={row[field]}
              label={t('courts.row_field', { campo: t(`court-price.${field}`), n: at + 1 })}
              error={wrong[`${at}.${field}`]}
              {...(field === 'id_mst_tiposocio' && { options })}
              onChange={(_name, value) => change(at, field, value)}
              onLeave={() => {}}
            />
          ))}
          <IconButton
            size="md"
            label={t('courts.remove_row', { n: at + 1 })}
            icon={IconX}
            onClick={() => form.set(name, rows.toSpliced(at, 1))}
          />
        </li>
      ))}
    </RowsFrame>
  )
}
