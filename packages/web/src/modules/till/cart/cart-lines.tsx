import { formatEuros } from '@app/contract/values/money'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { percent } from '../../../kit/kinds/percent.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { type CartLine, isFixed } from '../use-till.ts'
import type { Edit } from './use-edit.ts'

interface Props {
  lines: readonly CartLine[]
  chosen: number | null
  edit: Edit
  onChoose: (id: number) => void
  onRemove: (line: CartLine) => void
}

/** Lines of a cart; quantity and price of the selected one are editable. */
export function CartLines({ lines, chosen, edit, onChoose, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (chosen !== null) list.current?.querySelector(`[data-line="${chosen}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <ul className="till-lines" ref={list} aria-label={t('till.lines')}>
      {lines.map((line) => (
        <Line
          key={line.id_reg_factura}
          line={line}
          isChosen={line.id_reg_factura === chosen}
          edit={edit}
          onChoose={onChoose}
          onRemove={onRemove}
        />
      ))}
    </ul>
  )
}

const noteOf = (line: CartLine) => {
  if (line.fecha_pago !== null && line.es_deuda) return t('till.paid_elsewhere')
  const parts = [line.detalle, line.es_deuda ? t('till.debt') : t('till.vat', { tipo: percent.format(line.prc_iva) })]
  return parts.filter(Boolean).join(' · ')
}

function Line({ line, isChosen, edit, onChoose, onRemove }: Omit<Props, 'lines' | 'chosen'> & { line: CartLine; isChosen: boolean }) {
  const { id_reg_factura: id, concepto: nombre, cantidad, precio } = line
  const cell = (field: 'cantidad' | 'precio', text: string, label: string) =>
    isChosen && edit.field === field ? (
      <input
        ref={(input) => {
          if (edit.isTyped) input?.focus()
        }}
        className={`till-${field}`}
        aria-label={label}
        inputMode="decimal"
        value={edit.text}
        placeholder={text}
        onChange={(event) => edit.type(event.currentTarget.value)}
        onBlur={edit.commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') edit.commit()
          else if (event.key === 'Escape') edit.cancel()
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
    ) : (
      <button
        type="button"
        className={`till-${field} tabular`}
        aria-label={`${label}: ${text}`}
        disabled={isFixed(line)}
        onClick={() => {
          onChoose(id)
          edit.start(line, field, false)
        }}
      >
        {text}
      </button>
    )
  return (
    <li data-line={id} aria-current={isChosen || undefined}>
      {cell('cantidad', String(cantidad), t('till.quantity_of', { nombre }))}
      <button type="button" className="till-what" onClick={() => onChoose(id)}>
        <span>{nombre}</span>
        <small>{noteOf(line)}</small>
      </button>
      {cell('precio', formatEuros(precio), t('till.price_of', { nombre }))}
      <b className="tabular">{formatEuros(line.pendiente)}</b>
      <IconButton label={t('till.remove_line', { nombre })} icon={IconX} onClick={() => onRemove(line)} />
    </li>
  )
}
