import type { OutputOf, SentOf } from '@app/contract/kit/action'
import type { Field } from '@app/contract/kit/field'
import { listPassGroups, savePassGroups } from '@app/contract/pass-types/pass-types'
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { call, useRead } from '../../kit/api.ts'
import { FormFrame } from '../../kit/form.tsx'
import { SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { FormSkeleton, ReadError } from '../../kit/states.tsx'
import { useForm } from '../../kit/use-form.ts'

interface Line {
  readonly id_mst_grupo_tipoabonos: number | null
  readonly desc_grupo_tipoabonos: string
  readonly orden: string
  readonly en_venta: boolean
  readonly venta_cerrada_texto: string
}
type Sent = SentOf<typeof savePassGroups>['grupos']
const fields = { grupos: savePassGroups.input.grupos as Field<Sent> }
/** Order 1 and on sale. */
const fresh: Line = { id_mst_grupo_tipoabonos: null, desc_grupo_tipoabonos: '', orden: '1', en_venta: true, venta_cerrada_texto: '' }

interface Props {
  onSaved: () => void
  onCancel: () => void
}

/** The groups of passes: their names, their order, whether they are on sale. */
export function PassGroups(props: Props) {
  const { data, error, refetch } = useRead(listPassGroups, {})
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <FormSkeleton lines={4} />
  return <GroupsForm {...props} groups={data} />
}

function GroupsForm({ groups, onSaved, onCancel }: Props & { groups: OutputOf<typeof listPassGroups> }) {
  const row = useMemo(
    () => ({
      grupos: groups.map((group): Line => ({ ...group, orden: String(group.orden), venta_cerrada_texto: group.venta_cerrada_texto ?? '' })),
    }),
    [groups],
  )
  const form = useForm({
    id: useId(),
    name: 'pass-groups',
    fields,
    row,
    onSaved,
    onSubmit: async ({ grupos }) => {
      const kept = new Set((grupos as Sent).map((group) => group.id_mst_grupo_tipoabonos))
      const idsEliminados = groups.map((group) => group.id_mst_grupo_tipoabonos).filter((id) => !kept.has(id))
      await call(savePassGroups, { grupos: grupos as Sent, idsEliminados })
    },
  })
  const lines = form.draft.grupos as readonly Line[]
  const put = (next: readonly Line[]) => form.set('grupos', next)
  const set = (at: number, change: Partial<Line>) => put(lines.map((line, index) => (index === at ? { ...line, ...change } : line)))
  return (
    <FormFrame form={form} words="pass-types" looks={{ grupos: { label: t('pass-types.groups') } }}>
      {lines.length === 0 && <p className="pt-muted">{t('pass-types.no_groups')}</p>}
      <ul className="pt-groups">
        {lines.map((line, index) => (
          <li key={line.id_mst_grupo_tipoabonos ?? `new ${index}`}>
            <div className="pt-group">
              <TextInput
                {...(index === 0 && { id: `${form.id}-grupos` })}
                label={t('pass-group.desc_grupo_tipoabonos')}
                required
                maxLength={100}
                autoComplete="off"
                value={line.desc_grupo_tipoabonos}
                onChange={(event) => set(index, { desc_grupo_tipoabonos: event.currentTarget.value })}
              />
              <TextInput
                label={t('pass-group.orden')}
                className="kit-number"
                inputMode="numeric"
                value={line.orden}
                onChange={(event) => set(index, { orden: event.currentTarget.value })}
              />
              <IconButton
                size="md"
                label={t('pass-types.remove_group', { nombre: line.desc_grupo_tipoabonos })}
                icon={IconTrash}
                onClick={() => put(lines.toSpliced(index, 1))}
              />
            </div>
            <Checkbox
              label={t('pass-group.en_venta')}
              checked={line.en_venta}
              onChange={(event) => set(index, { en_venta: event.currentTarget.checked })}
            />
            {!line.en_venta && (
              <Textarea
                label={t('pass-group.venta_cerrada_texto')}
                autosize
                minRows={2}
                maxLength={500}
                value={line.venta_cerrada_texto}
                onChange={(event) => set(index, { venta_cerrada_texto: event.currentTarget.value })}
              />
            )}
          </li>
        ))}
      </ul>
      <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => put([...lines, fresh])}>
        {t('pass-types.new_group')}
      </Button>
      <SaveBar form={form} always onCancel={onCancel} />
    </FormFrame>
  )
}
