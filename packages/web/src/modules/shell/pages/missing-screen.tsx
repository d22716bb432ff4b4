import { Button } from '@mantine/core'
import { IconMapOff, IconMoodSad } from '@tabler/icons-react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { go } from '../../../kit/screen/navigation.ts'
import { Empty } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'

/** Address without a screen. */
export function MissingScreen() {
  return (
    <Empty
      icon={<IconMapOff size={24} />}
      title={t('ui.no_such_page')}
      hint={t('ui.no_such_page_hint')}
      action={<Button onClick={() => go('/')}>{t('ui.to_start')}</Button>}
    />
  )
}

/** Screen that could not be loaded or crashed: shows it and offers a retry. */
export function CrashedScreen({ reset }: ErrorComponentProps) {
  return (
    <Empty
      icon={<IconMoodSad size={24} />}
      title={t('ui.page_failed')}
      hint={t('ui.page_failed_hint')}
      action={
        <Button
          onClick={() => {
            reset()
            location.reload()
          }}
        >
          {t('core.retry')}
        </Button>
      }
    />
  )
}
