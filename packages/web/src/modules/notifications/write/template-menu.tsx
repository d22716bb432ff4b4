import { addTemplate, letterTemplates } from '@app/contract/letters/letter-template'
import { Button, Menu } from '@mantine/core'
import { IconDeviceFloppy, IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { type AllWords, TemplateNameDialog } from '../../letters/public.ts'

interface Props {
  readonly words: AllWords
  readonly isReadOnly: boolean
  readonly onChange: (words: AllWords) => void
}
/** Templates of the club: puts one in the place of the text after a question, or keeps the text as one. */
export function TemplateMenu({ words, isReadOnly, onChange }: Props) {
  const [isNaming, setNaming] = useState(false)
  const free = useRead(letterTemplates, {}).data?.filter(({ uso }) => uso === 'libre') ?? []
  const hasText = words.desc_notificacion !== null || words.textos.length > 0
  const take = async ({ desc_plantilla: nombre, subject, desc_notificacion, textos }: (typeof free)[number]) => {
    const question = {
      title: t('notices.replace_question', { nombre }),
      hint: t('notices.replace_hint'),
      confirm: t('notices.replace'),
      danger: true,
    }
    if (hasText && !(await confirm(question))) return
    onChange({ subject: subject ?? words.subject, desc_notificacion, textos })
  }
  return (
    <>
      <Menu position="bottom-start" width={240}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconTemplate size={15} />} aria-haspopup="menu">
            {t('notices.template')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('notices.template')}>
          {!isReadOnly &&
            free.map((one) => (
              <Menu.Item key={one.id_mst_notificaciones_plantillas} onClick={() => void take(one)}>
                {one.desc_plantilla}
              </Menu.Item>
            ))}
          {!isReadOnly && free.length > 0 && <Menu.Divider />}
          <Menu.Item leftSection={<IconDeviceFloppy size={15} />} disabled={!hasText} onClick={() => setNaming(true)}>
            {t('notices.save_as_template')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isNaming && <TemplateName words={words} onClose={() => setNaming(false)} />}
    </>
  )
}

function TemplateName({ words: { subject, desc_notificacion, textos }, onClose }: { words: AllWords; onClose: () => void }) {
  const [refused, setRefused] = useState<RefusedError | null>(null)
  const add = useAction(addTemplate, { toast: t('notices.template_saved'), onDone: onClose, onRefused: setRefused })
  return (
    <TemplateNameDialog
      title={t('notices.save_as_template')}
      done={t('core.save')}
      isBusy={add.isBusy}
      refused={refused}
      onDone={(name) => void add.run({ desc_plantilla: name, subject, desc_notificacion, textos, uso: 'libre' })}
      onChange={() => setRefused(null)}
      onClose={onClose}
    />
  )
}
