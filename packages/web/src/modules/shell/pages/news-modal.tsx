import { dismissNews } from '@app/contract/shell/news'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../../../kit/reads/api.ts'
import type { ClubInfo } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** The club's notice, once for every user. */
export function NewsModal({ notice }: { notice: NonNullable<ClubInfo['aviso']> }) {
  const [isRead, setRead] = useState(false)
  const dismiss = useAction(dismissNews)
  const close = () => {
    setRead(true)
    void dismiss.run({ id: notice.id_reg_aviso })
  }
  return (
    <Modal opened={!isRead} onClose={close} title={notice.titulo} withCloseButton={false}>
      <Text style={{ whiteSpace: 'pre-line' }}>{notice.texto}</Text>
      <Group justify="flex-end" mt="md">
        <Button data-autofocus onClick={close}>
          {t('ui.understood')}
        </Button>
      </Group>
    </Modal>
  )
}
