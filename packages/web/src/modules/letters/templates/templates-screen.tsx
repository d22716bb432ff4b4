import './templates.css'
import type { OutputOf } from '@app/contract/kit/action'
import { addTemplate, letterTemplates, removeTemplate, type TemplateUse, templateUses } from '@app/contract/letters/letter-template'
import { Badge, Select } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { DeleteButton } from '../../../kit/buttons/delete-button.tsx'
import { NewButton } from '../../../kit/buttons/new-button.tsx'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { useSearchParam } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { Empty } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { TemplateEditor } from './template-editor.tsx'
import { TemplateNameDialog } from './template-name-dialog.tsx'

export type Template = OutputOf<typeof letterTemplates>[number]

/** /notificacion/plantillas: templates of the club, those that the product uses by itself too (A-172). */
export function TemplatesScreen() {
  const reading = useRead(letterTemplates, {})
  const [open, setOpen] = useSearchParam('plantilla')
  const [isAdding, setAdding] = useState(false)
  const all = reading.data ?? []
  const chosen = all.find((one) => String(one.id_mst_notificaciones_plantillas) === open) ?? all[0]
  const add = <NewButton id="templates.new" text={t('letters.new_template')} onClick={() => setAdding(true)} />
  const used = all.map(({ uso }) => uso)
  return (
    <Screen reading={reading} actions={all.length > 0 && add}>
      {all.length === 0 ? (
        <Empty icon={<IconTemplate size={28} />} title={t('letters.no_templates')} hint={t('letters.no_templates_hint')} action={add} />
      ) : (
        <div className="template-beside">
          <TemplateList all={all} chosen={chosen} onOpen={(id) => setOpen(String(id))} />
          {chosen && <TemplateEditor key={chosen.id_mst_notificaciones_plantillas} id={chosen.id_mst_notificaciones_plantillas} />}
        </div>
      )}
      {isAdding && (
        <NewTemplate
          used={used}
          onMade={(id) => {
            setAdding(false)
            setOpen(String(id))
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Screen>
  )
}

interface ListProps {
  readonly all: readonly Template[]
  readonly chosen: Template | undefined
  readonly onOpen: (id: number) => void
}
function TemplateList({ all, chosen, onOpen }: ListProps) {
  const remove = useAction(removeTemplate)
  return (
    <ul className="template-list" aria-label={t('menu.letter-templates')}>
      {all.map((one) => {
        const { id_mst_notificaciones_plantillas: id, desc_plantilla: name, uso } = one
        return (
          <li key={id} data-chosen={one === chosen || undefined}>
            <button type="button" aria-current={one === chosen || undefined} onClick={() => onOpen(id)}>
              {name}
            </button>
            {uso !== 'libre' && <Badge>{t(`letters.use.${uso}`)}</Badge>}
            <DeleteButton name={name} hint={t('letters.delete_hint')} disabled={remove.isBusy} onDelete={() => remove.run({ id })} />
          </li>
        )
      })}
    </ul>
  )
}

interface NewProps {
  /** Uses that have a template: the club has one of each but the free ones. */
  readonly used: readonly TemplateUse[]
  readonly onMade: (id: number) => void
  readonly onClose: () => void
}
function NewTemplate({ used, onMade, onClose }: NewProps) {
  const [use, setUse] = useState<TemplateUse>('libre')
  const [refused, setRefused] = useState<RefusedError | null>(null)
  const add = useAction(addTemplate, { onDone: (made) => onMade(made.id_mst_notificaciones_plantillas), onRefused: setRefused })
  const free = templateUses.filter((one) => one === 'libre' || !used.includes(one))
  const submit = (name: string) => {
    // a letter of the product needs its words at once
    const words = use === 'libre' ? { subject: null, desc_notificacion: null } : firstWords(use)
    void add.run({ desc_plantilla: name, uso: use, textos: [], ...words })
  }
  return (
    <TemplateNameDialog
      title={t('letters.new_template')}
      done={t('letters.make')}
      isBusy={add.isBusy}
      refused={refused}
      onDone={submit}
      onChange={() => setRefused(null)}
      onClose={onClose}
    >
      <Select
        label={t('letter-template.uso')}
        description={t('letters.use_hint')}
        data={free.map((one) => ({ value: one, label: t(`letters.use.${one}`) }))}
        value={use}
        allowDeselect={false}
        onChange={(next) => setUse(templateUses.find((one) => one === next) ?? 'libre')}
      />
    </TemplateNameDialog>
  )
}

/** First words of a letter of the product: its name, a greeting, and its bookings. */
function firstWords(use: Exclude<TemplateUse, 'libre'>) {
  const body =
    use === 'recordatorio' ? '<p>{{importe}}</p><p><a href="{{enlace_pago}}" data-boton="1">{{enlace_pago}}</a></p>' : '<p>{{reservas}}</p>'
  return {
    subject: t(`letters.use.${use}`),
    desc_notificacion: `<p>${t('letters.greeting', { nombre: `{{nombre|${t('letters.field_word')}}}` })}</p>${body.replace('>{{enlace_pago}}<', `>${t('letters.pay')}<`)}`,
  }
}
