import { Button, Checkbox, Radio, Select } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../../kit/screen/card.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { Autosave } from '../../letters/public.ts'
import { type FilterKind, filterKinds, type Notice, noFilter } from '../notice-row.ts'
import { type Choices, filterOf, optionsOf, targetOf } from './filter-options.ts'

interface Props {
  readonly auto: Autosave<Notice>
  readonly choices: Choices | undefined
  /** Filter chosen by the user; its target may still be missing. */
  readonly kind: FilterKind
  readonly onKind: (kind: FilterKind) => void
  readonly isReadOnly: boolean
}

type Before = Pick<Notice, keyof typeof noFilter | 'excluidos' | 'id_usuario_envio'> & { readonly kind: FilterKind }

/** One of five filters; another one clears the first at once, with the way back in place. */
export function FilterCard({ auto, choices, kind, onKind, isReadOnly }: Props) {
  const { shown, set, complaintOf } = auto
  const [before, setBefore] = useState<Before | null>(null)
  const target = targetOf(shown)
  const choose = (next: FilterKind) => {
    if (next === kind) return
    const { excluidos, id_usuario_envio } = shown
    const isWorth = target !== null || excluidos.length > 0 || id_usuario_envio !== null
    setBefore(isWorth ? { ...filterOf(target), excluidos, id_usuario_envio, kind } : null)
    onKind(next)
    set({ ...noFilter, excluidos: [], id_usuario_envio: null })
  }
  const undo = () => {
    if (!before) return
    const { kind: back, ...values } = before
    onKind(back)
    set(values)
    setBefore(null)
  }
  const options = choices && kind !== 'todos' ? optionsOf(kind, choices) : []
  const complaint = Object.keys(noFilter).flatMap((name) => complaintOf(name) ?? [])[0]
  return (
    <Card title={t('notices.audience_question')} hint={t('notices.audience_hint')} className="notice-card">
      <Radio.Group
        aria-label={t('notices.audience_question')}
        value={kind}
        onChange={(next) => choose(next as FilterKind)}
        readOnly={isReadOnly}
      >
        {filterKinds.map((one) => (
          <div key={one} className="notice-radio">
            <Radio value={one} label={t(`notices.radio.${one}`)} disabled={isReadOnly} />
            {one === kind && kind !== 'todos' && (
              <div className="notice-target">
                <Select
                  aria-label={t(`notices.radio.${kind}`)}
                  placeholder={t('core.choose')}
                  data={options as never}
                  value={target}
                  searchable
                  disabled={isReadOnly}
                  nothingFoundMessage={t('core.nothing_found')}
                  error={complaint}
                  description={target === null && t('notices.choose_target')}
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  onChange={(next) => set({ ...filterOf(next), excluidos: [], id_usuario_envio: null })}
                />
                {kind === 'curso' && (
                  <Checkbox
                    label={t('notices.with_waiting')}
                    disabled={isReadOnly}
                    checked={shown.filtro.espera}
                    onChange={({ currentTarget }) => set({ filtro: { ...shown.filtro, espera: currentTarget.checked } })}
                  />
                )}
              </div>
            )}
          </div>
        ))}
      </Radio.Group>
      {before && (
        <p className="notice-undo" role="status">
          {t('notices.filter_cleared', { filtro: t(`notices.kind.${before.kind}`) })}{' '}
          <Button size="compact-xs" variant="subtle" onClick={undo}>
            {t('core.back')}
          </Button>
        </p>
      )}
    </Card>
  )
}
