import { saveBookingParameters } from '@app/contract/club/parameter'
import { useMemo } from 'react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { showMessage } from '../../kit/dialogs/dialogs.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { FormFrame } from '../../kit/forms/form.tsx'
import { SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call } from '../../kit/reads/api.ts'
import { isParameterOn } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { Empty } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { ParameterLine } from './parameter-line.tsx'
import { parameterParts, viewNames } from './parameter-parts.ts'
import { asText, draftValue, fieldOf, type ParameterRow, seenOf } from './parameter-values.ts'
import { ViewPart } from './view-part.tsx'

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** True if the name or the description contains the search text. */
const matches = ({ cod_param, desc_param }: ParameterRow, text: string) => plain(`${cod_param} ${desc_param}`).includes(plain(text.trim()))

/** Link to the overlapping bookings of the season. */
const overlapping = (close: () => void) => (
  <p>
    <ScreenLink to="/reservas/viewtemporada?estado=over" onClick={close}>
      {t('menu.season-week')}
    </ScreenLink>
  </p>
)

/** Every booking parameter with the control of its kind, under headings; sends only the changes. */
export function BookingParametersForm({ rows, text }: { rows: readonly ParameterRow[]; text: string }) {
  const byName = useMemo(() => new Map(rows.map((row) => [row.cod_param, row])), [rows])
  const fields = useMemo(() => Object.fromEntries(rows.map((row) => [row.cod_param, fieldOf(row)])), [rows])
  const form = useForm({
    name: 'booking parameters',
    fields,
    first: Object.fromEntries(rows.map((row) => [row.cod_param, draftValue(row)])),
    save: async (_values, { only }) => {
      const sent = Object.entries(only).map(([name, value]) => [name, { valor: asText(value), activo: true }])
      const answer = await call(saveBookingParameters, { parametros: Object.fromEntries(sent) }, { read: seenOf(rows, only) })
      if (answer === '1')
        await showMessage(t('param.season_overlap'), undefined, isParameterOn('ACTIVAR_RESERVAS_TEMPORADA') ? overlapping : undefined)
      else toast.good(t('Operacio_realitzada_correctament'))
    },
    successMessage: null,
  })
  const found = (name: string) => byName.has(name) && matches(byName.get(name)!, text)
  const showsView = viewNames.some(found)
  const columns = parameterParts
    .map((parts) => parts.map((part) => ({ ...part, names: part.names.filter(found) })).filter(({ names }) => names.length > 0))
    .filter((parts) => parts.length > 0)
  const looks = Object.fromEntries(rows.map(({ cod_param, desc_param }) => [cod_param, { label: desc_param }]))
  if (columns.length === 0 && !showsView) return <Empty title={t('params.none_found', { texto: text.trim() })} />
  return (
    <FormFrame form={form} words="param" looks={looks}>
      {showsView && <ViewPart form={form} />}
      <div className="form-parts">
        {columns.map((parts) => (
          <div key={parts[0]!.id}>
            {parts.map(({ id, title, names }) => (
              <Card key={id} title={t(title)}>
                {names.map((name) => (
                  <ParameterLine key={name} form={form} row={byName.get(name)!} />
                ))}
              </Card>
            ))}
          </div>
        ))}
      </div>
      <SaveBar form={form} />
    </FormFrame>
  )
}
