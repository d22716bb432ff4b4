import { type ExpiryKind, type ExpiryUnit, expiryUnit, type PassMode, passMode, resetUse } from '@app/contract/pass-types/pass-rules'
import { Radio } from '@mantine/core'
import { type FieldLooks, FormFields } from '../../kit/form-fields.tsx'
import { type Family, t, tFound } from '../../kit/i18n.ts'
import type { Form } from '../../kit/use-form.ts'

const modes = [0, 1, 2] as const
const options = (words: Family, values: readonly number[]) => values.map((value) => ({ value, text: tFound(words, value) }))

/** How often a pass may be used: switching the mode sets its two numbers anew. */
export function PassUse({ form }: { form: Form }) {
  const { draft, set } = form
  const weekly = Number(draft.frec_dias) > 0
  const mode: PassMode = passMode({ num_reservas: Number(draft.num_reservas), frec_dias: Number(draft.frec_dias) }) ?? (weekly ? 2 : 0)
  const switchTo = (next: PassMode) => {
    for (const [name, value] of Object.entries(resetUse(next))) set(name, String(value))
  }
  const looks: FieldLooks = { saldo_original: { half: true }, unidad: { half: true, options: options('tipo_abono.unidad', [0, 1]) } }
  return (
    <div className="pt-use">
      <Radio.Group aria-label={t('tipo_abono.modo')} value={String(mode)} onChange={(value) => switchTo(Number(value) as PassMode)}>
        <div className="pt-modes">
          {modes.map((one) => (
            <Radio.Card key={one} value={String(one)} className="pt-mode">
              <b>{t(`tipo_abono.modo.${one}`)}</b>
              <small>{t(`tipo_abono.modo_pista.${one}`)}</small>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {mode === 0 && <FormFields form={form} names={['saldo_original', 'unidad']} words="pass-type" looks={looks} autoFocus={false} />}
      {mode === 2 && (
        <FormFields form={form} names={['num_reservas']} words="pass-type" looks={{ num_reservas: { half: true } }} autoFocus={false} />
      )}
    </div>
  )
}

/** When a pass expires: from the first use it counts in weeks at least. */
export function PassExpiry({ form }: { form: Form }) {
  const kind = Number(form.draft.tipo_caducidad) as ExpiryKind
  const unit = Number(form.draft.unidad_caducidad) as ExpiryUnit
  const looks: FieldLooks = {
    tipo_caducidad: { label: t('pass-types.expires'), options: options('tipo_abono.tipo_caducidad', [0, 1, 2]) },
    unidades_caducidad: { half: true },
    unidad_caducidad: { half: true, options: options('tipo_abono.unidad_caducidad', kind === 2 ? [5, 2, 3, 4] : [5, 1, 2, 3, 4]) },
  }
  const watched: Form = {
    ...form,
    set: (name, value) => {
      form.set(name, value)
      if (name !== 'tipo_caducidad') return
      const next = Number(value) as ExpiryKind
      form.set('unidad_caducidad', expiryUnit(next, unit))
      if (next > 0 && Number(form.draft.unidades_caducidad) === 0) form.set('unidades_caducidad', '1')
    },
  }
  const names = kind === 0 ? ['tipo_caducidad'] : ['tipo_caducidad', 'unidades_caducidad', 'unidad_caducidad']
  return <FormFields form={watched} names={names} words="pass-type" looks={looks} autoFocus={false} />
}
