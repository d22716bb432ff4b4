import { extraLightInfo, saveExtraLight } from '@app/contract/club/parameter'
import { courtDropdown } from '@app/contract/courts/courts'
import type { OutputOf } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import { useMemo } from 'react'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** 0 is no court. */
const fields = {
  id_mst_recurso: field.integer({ min: 0 }),
  MINUTOS_LUZ_EXTRA_ULTIMA_PISTA: field.integer({ min: 0, max: 240 }),
}

/** Court that keeps its light after its last booking, with the duration; saved separately. */
export function ExtraLight() {
  const { data, error, refetch } = useRead(extraLightInfo, {})
  return (
    <Card className="pm-light" title={t('params.part.light')} hint={t('params.part.light_hint')}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {data && <ExtraLightForm info={data} />}
    </Card>
  )
}

function ExtraLightForm({ info }: { info: OutputOf<typeof extraLightInfo> }) {
  const { data: courts } = useRead(courtDropdown, {})
  const form = useForm({
    name: 'extra light',
    fields,
    first: {
      id_mst_recurso: info.selectedRecurso?.id_mst_recurso ?? 0,
      MINUTOS_LUZ_EXTRA_ULTIMA_PISTA: info.MINUTOS_LUZ_EXTRA_ULTIMA_PISTA,
    },
    save: ({ id_mst_recurso, MINUTOS_LUZ_EXTRA_ULTIMA_PISTA }) =>
      call(
        saveExtraLight,
        { MINUTOS_LUZ_EXTRA_ULTIMA_PISTA, selectedRecurso: id_mst_recurso === 0 ? null : { id_mst_recurso } },
        { read: info },
      ),
  })
  const options = useMemo(() => {
    const all = (courts ?? []).map(({ id: value, text }) => ({ value, text }))
    const own = info.selectedRecurso
    const isListed = own === null || all.some(({ value }) => value === own.id_mst_recurso)
    return [
      { value: 0, text: t('params.light.none') },
      ...all,
      ...(isListed ? [] : [{ value: own.id_mst_recurso, text: own.desc_recurso }]),
    ]
  }, [courts, info])
  const looks = { id_mst_recurso: { half: true, options }, MINUTOS_LUZ_EXTRA_ULTIMA_PISTA: { half: true } }
  return (
    <FormFrame form={form} words="params.light" looks={looks}>
      <FormFields form={form} words="params.light" looks={looks} autoFocus={false} />
      <SaveBar form={form} />
    </FormFrame>
  )
}
