import './label-people.css'
import type { OutputOf } from '@app/contract/kit/action'
import { callsOf } from '@app/contract/kit/generic-calls'
import type { labelList } from '@app/contract/labels/label'
import { addMemberLabel, memberLabel, memberLabels } from '@app/contract/labels/member-label'
import { Button } from '@mantine/core'
import { IconUserPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import type { Pickable } from '../../kit/dialogs/picking.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { MemberPicker } from '../members/public.ts'

const { remove: removeCall } = callsOf(memberLabel)
/** Maximum members per request: more need a second one. */
const atOnce = 50

/** Members with a label, added and removed one by one. */
export function LabelPeople({ of }: { of: OutputOf<typeof labelList>[number] }) {
  const { id_mst_etiqueta, desc_etiqueta: nombre } = of
  const { data, error, refetch } = useRead(memberLabels, { id_mst_etiqueta })
  const [isPicking, setPicking] = useState(false)
  const add = useAction(addMemberLabel)
  const remove = useAction(removeCall)
  const isBusy = add.isBusy || remove.isBusy
  const onPicked = async (members: readonly Pickable[]) => {
    setPicking(false)
    const has = new Set(data?.map((one) => one.id_mst_socios))
    const missing = members.filter(({ id }) => !has.has(id))
    let added = 0
    for (const { id } of missing) if (await add.run({ id_mst_socios: id, id_mst_etiqueta })) added++
    if (added > 0) toast.good(t('labels.added', { nombre, n: added }))
  }
  return (
    <section className="lab-people" aria-label={t('labels.people')}>
      <div className="lab-people-head">
        <h3>
          {t('labels.people')}
          {data && ` · ${t('labels.count', { n: data.length })}`}
        </h3>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconUserPlus size={14} />}
          disabled={isBusy || !data}
          onClick={() => setPicking(true)}
        >
          {t('labels.add_people')}
        </Button>
      </div>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={3} />}
      {data?.length === 0 && <p>{t('labels.nobody')}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((one) => (
            <li key={one.id_reg_socios_etiqueta}>
              {one.nombre_completo}
              <IconButton
                label={t('labels.take_off', { nombre: one.nombre_completo })}
                icon={IconX}
                disabled={isBusy}
                onClick={() => void remove.run({ id: one.id_reg_socios_etiqueta })}
              />
            </li>
          ))}
        </ul>
      )}
      <MemberPicker
        opened={isPicking}
        capacity={atOnce}
        onClose={() => setPicking(false)}
        onConfirm={(members) => void onPicked(members)}
      />
    </section>
  )
}
