import { courtPrice } from '@app/contract/courts/court-parts'
import { memberType } from '@app/contract/members/member-type'
import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { Complaint } from '../../kit/fields/complaint.tsx'
import { RowField } from '../../kit/forms/form-fields.tsx'
import type { Rows } from '../../kit/forms/form-types.ts'
import { Control } from '../../kit/kinds/controls/control.tsx'
import { useChoices } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type Band, bandsOf, contradictions, type Hours, isSameBand, nextBand, type Price, priceIn } from './price-rules.ts'

interface Props {
  rows: Rows<Price>
  title: string
  hint: string
}

const hours = ['hora_ini', 'hora_fin'] as const

/** Hours of a band, for all prices in it together. */
function BandHours({ band, n, onChange }: { band: Band; n: number; onChange: (name: keyof Hours, value: unknown) => void }) {
  const row = band.rows[0]
  const id = useId()
  return hours.map((name) => {
    const own = { id: `${id}-${name}`, name, field: courtPrice.fields[name], value: band[name], onLeave: () => {} }
    return (
      <Control
        key={name}
        {...(row?.control(name) ?? own)}
        label={t('courts.band_field', { campo: t(`court-price.${name}`), n })}
        isLabelHidden
        onChange={(_path, value) => onChange(name, value)}
      />
    )
  })
}

/** Prices per hour: a row for each member type, a column for each band of hours; an empty one is no price. Contradictions are shown during typing. */
export function PriceRows({ rows, title, hint }: Props) {
  const heading = useId()
  const { data: types = [] } = useChoices(memberType)
  /** Bands without any price yet. */
  const [added, setAdded] = useState<readonly Hours[]>([])
  const bands = bandsOf(rows.all, added)
  const wrong = contradictions(rows.all)
  const without = (band: Band) => added.filter((one) => !isSameBand(one, band))
  const change = (band: Band) => (name: keyof Hours, value: unknown) => {
    for (const row of band.rows) row.set(name, typeof value === 'number' ? value : String(value))
    setAdded(band.added ? added.map((one) => (one === band.added ? { ...one, [name]: value } : one)) : without(band))
  }
  const remove = (band: Band) => {
    rows.remove(band.rows)
    setAdded(without(band))
  }
  return (
    <section className="card" aria-labelledby={heading} id={rows.id} tabIndex={-1}>
      <h2 id={heading}>{title}</h2>
      <p>{hint}</p>
      {bands.length === 0 && <p className="ct-none">{t('courts.no_rows')}</p>}
      {bands.length > 0 && (
        <div className="ct-bands" style={{ gridTemplateRows: `repeat(${types.length + 1}, auto)` }}>
          <div className="ct-band-types" aria-hidden>
            <span>{t('court-price.id_mst_tiposocio')}</span>
            {types.map(({ id, text }) => (
              <span key={id}>{text}</span>
            ))}
          </div>
          {bands.map((band, at) => (
            <div key={band.key} className="ct-band" role="group" aria-label={t('courts.band', { n: at + 1 })}>
              <div className="ct-band-hours">
                <BandHours band={band} n={at + 1} onChange={change(band)} />
                <IconButton size="md" label={t('courts.remove_band', { n: at + 1 })} icon={IconX} onClick={() => remove(band)} />
              </div>
              {types.map(({ id, text }) => {
                const row = priceIn(rows, band, id)
                return (
                  <div key={id} className="ct-band-price">
                    <span aria-hidden>{text}</span>
                    {row && (
                      <RowField
                        row={row}
                        name="precio"
                        label={t('courts.price_of', { tipo: text, n: at + 1 })}
                        placeholder="–"
                        complaint={hours.map((name) => wrong[`${row.key}.${name}`]).find(Boolean)}
                      />
                    )}
                  </div>
                )
              })}
            </div>
          ))}
        </div>
      )}
      <Complaint text={rows.complaint} />
      <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => setAdded([...added, nextBand(bands)])}>
        {t('courts.add_band')}
      </Button>
    </section>
  )
}
