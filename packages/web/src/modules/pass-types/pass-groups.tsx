import type { OutputOf } from '@app/contract/kit/action'
import { listPassGroups, savePassGroups } from '@app/contract/pass-types/pass-groups'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { FormFrame } from '../../kit/forms/form.tsx'
import { RowField, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { FormSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

const fields = { grupos: savePassGroups.input.grupos }

interface Props {
  onSaved: () => void
  onCancel: () => void
}

/** Groups of passes: names, order, and availability for sale. */
export function PassGroups(props: Props) {
  const { data, error, refetch } = useRead(listPassGroups, {})
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <FormSkeleton lines={4} />
  return <GroupsForm {...props} groups={data} />
}

function GroupsForm({ groups, onSaved, onCancel }: Props & { groups: OutputOf<typeof listPassGroups> }) {
  const form = useForm({
    name: 'pass-groups',
    fields,
    first: { grupos: groups },
    by: { grupos: { by: ['id_mst_grupo_tipoabonos'] } },
    save: ({ grupos }, { read }) => {
      const kept = new Set(grupos.map((group) => group.id_mst_grupo_tipoabonos))
      const idsEliminados = groups.map((group) => group.id_mst_grupo_tipoabonos).filter((id) => !kept.has(id))
      return call(savePassGroups, { grupos, idsEliminados }, { read })
    },
    successMessage: null,
    onSaved,
  })
  const lines = form.rows('grupos')
  const label = (name: 'desc_grupo_tipoabonos' | 'orden' | 'en_venta' | 'venta_cerrada_texto') => t(`pass-group.${name}`)
  return (
    <FormFrame form={form} words="pass-types" looks={{ grupos: { label: t('pass-types.groups') } }}>
      {lines.all.length === 0 && <p className="pt-muted">{t('pass-types.no_groups')}</p>}
      <ul className="pt-groups">
        {lines.all.map((line) => (
          <li key={line.key}>
            <div className="pt-group">
              <RowField row={line} name="desc_grupo_tipoabonos" label={label('desc_grupo_tipoabonos')} labelled />
              <RowField row={line} name="orden" label={label('orden')} labelled />
              <IconButton
                size="md"
                label={t('pass-types.remove_group', { nombre: line.draft.desc_grupo_tipoabonos })}
                icon={IconTrash}
                onClick={line.remove}
              />
            </div>
            <RowField row={line} name="en_venta" label={label('en_venta')} labelled />
            {line.draft.en_venta !== true && (
              <RowField row={line} name="venta_cerrada_texto" label={label('venta_cerrada_texto')} labelled />
            )}
          </li>
        ))}
      </ul>
      <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => lines.add({ orden: 1, en_venta: true })}>
        {t('pass-types.new_group')}
      </Button>
      <SaveBar form={form} always onCancel={onCancel} />
    </FormFrame>
  )
}
