import type { Cut } from '@app/contract/c60/c60-profile'
import { NativeSelect } from '@mantine/core'
import { IconArrowsSplit2, IconLink } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { free, join, type LineKind, meanings, moveCut, rename, split, startOf, valueOf, widen } from './cuts.ts'
import { fieldName } from './field-name.ts'
import type { Cutting } from './sample-line.tsx'
import { TypedNumber } from './typed-field.tsx'

type Props = Cutting & { readonly kind: LineKind }

const readsAs = (name: string) =>
  (['referencia', 'importeCentimos', 'importeTotalCentimos', 'fechaCobroDDMMAA', 'emisora'] as const).find((one) => one === name) ?? free

function Row({ cut, at, props }: { cut: Cut; at: number; props: Props }) {
  const { cuts, line, field, setField, onChange, kind } = props
  const start = startOf(cuts, at)
  const value = valueOf(cut, line.slice(start, start + cut.ancho))
  const name = fieldName(cut.nombre)
  /** Alt and the arrows move the cut before the field. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || !event.altKey || at === 0) return
    event.preventDefault()
    onChange?.(moveCut(cuts, at, start + step))
  }
  const choices = [...new Set([cut.nombre, ...meanings[kind], free])]
  return (
    <tr aria-current={at === field} onFocus={() => setField(at)} onKeyDown={onKeyDown}>
      <td>
        <b className="c60-number" data-tone={at % 6}>
          {at + 1}
        </b>
      </td>
      <td>
        {onChange ? (
          <NativeSelect
            aria-label={`${t('c60-profile.field')} ${at + 1}`}
            value={cut.nombre}
            data={choices.map((one) => ({ value: one, label: fieldName(one) }))}
            onChange={(event) => onChange(rename(cuts, at, event.currentTarget.value, kind))}
          />
        ) : (
          name
        )}
      </td>
      <td>
        <TypedNumber
          aria-label={`${t('c60-profile.start')} ${at + 1}`}
          w={76}
          disabled={!onChange || at === 0}
          value={start + 1}
          onTake={(to) => onChange?.(moveCut(cuts, at, to - 1))}
        />
      </td>
      <td>
        <TypedNumber
          aria-label={`${t('c60-profile.width')} ${at + 1}`}
          w={76}
          disabled={!onChange}
          value={cut.ancho}
          onTake={(width) => onChange?.(widen(cuts, at, width))}
        />
      </td>
      <td>{t(`c60-profile.as.${readsAs(cut.nombre)}`)}</td>
      <td className={value.isWrong && line !== '' ? 'c60-wrong' : undefined}>{value.text}</td>
      <td>
        {onChange && (
          <span className="c60-acts">
            <IconButton
              label={t('c60-profile.split', { nombre: name })}
              icon={IconArrowsSplit2}
              onClick={() => onChange(split(cuts, at))}
            />
            {at > 0 && (
              <IconButton
                label={t('c60-profile.join', { nombre: name })}
                icon={IconLink}
                size={28}
                onClick={() => onChange(join(cuts, at))}
              />
            )}
          </span>
        )}
      </td>
    </tr>
  )
}

/** Fields of a line: start, length, how each is read, and its content in the line above. */
export function FieldsTable(props: Props) {
  return (
    <div className="c60-scroll">
      <table className="c60-table">
        <thead>
          <tr>
            <th aria-label={t('c60-profile.field')}>#</th>
            <th>{t('c60-profile.field')}</th>
            <th>{t('c60-profile.start')}</th>
            <th>{t('c60-profile.width')}</th>
            <th>{t('c60-profile.reads')}</th>
            <th>{t('c60-profile.here')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {props.cuts.map((cut, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the line
            <Row key={at} cut={cut} at={at} props={props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
