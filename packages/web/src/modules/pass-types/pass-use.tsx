import { type ExpiryUnit, expiryUnit, type PassMode, passMode, resetUse } from '@app/contract/pass-types/pass-rules'
import { Radio } from '@mantine/core'
import { FormFields } from '../../kit/forms/form-fields.tsx'
import { type Family, t, tFound } from '../../kit/texts/i18n.ts'
import type { PassForm } from './pass-fields.ts'

const modes = [0, 1, 2] as const
const options = (words: Family, values: readonly number[]) => values.map((value) => ({ value, text: tFound(words, value) }))

/** Allowed use of a pass: switching the mode resets its two numbers. */
export function PassUse({ form }: { form: PassForm }) {
  const { draft, set } = form
  const weekly = Number(draft.frec_dias) > 0
  const mode: PassMode = passMode({ num_reservas: Number(draft.num_reservas), frec_dias: Number(draft.frec_dias) }) ?? (weekly ? 2 : 0)
  const switchTo = (next: PassMode) => {
    const { num_reservas, frec_dias } = resetUse(next)
    set('num_reservas', String(num_reservas))
    set('frec_dias', String(frec_dias))
  }
  const looks = { saldo_original: { half: true }, unidad: { half: true, options: options('tipo_abono.unidad', [0, 1]) } }
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

/** Resets unit and number to the range of the chosen kind of expiry. */
export function expiryChosen(form: PassForm, value: unknown) {
  const kind = Number(value)
  form.set('unidad_caducidad', expiryUnit(kind, Number(form.draft.unidad_caducidad) as ExpiryUnit))
  if (kind > 0 && Number(form.draft.unidades_caducidad) === 0) form.set('unidades_caducidad', '1')
}

/** Expiry of a pass: from the first use it is counted in weeks or longer units. */
export function PassExpiry({ form }: { form: PassForm }) {
  const kind = Number(form.draft.tipo_caducidad)
  const looks = {
    tipo_caducidad: { label: t('pass-types.expires'), options: options('tipo_abono.tipo_caducidad', [0, 1, 2]) },
    unidades_caducidad: { half: true },
    unidad_caducidad: { half: true, options: options('tipo_abono.unidad_caducidad', kind === 2 ? [5, 2, 3, 4] : [5, 1, 2, 3, 4]) },
  }
  const names = ['tipo_caducidad', ...(kind === 0 ? [] : (['unidades_caducidad', 'unidad_caducidad'] as const))] as const
  return <FormFields form={form} names={names} words="pass-type" looks={looks} autoFocus={false} />
}
