import { member } from '@app/contract/members/member'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { userMay } from '../../../kit/reads/session.ts'
import { useCommands } from '../../../kit/screen/commands.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'

const open = () => go('/socios/new')

/** Opens the form of a new member; `plain` if another button of the screen is the primary one. */
export function NewMemberButton({ plain = false }: { plain?: boolean }) {
  if (!userMay(member.permission)) return null
  return (
    <Button {...(plain && { variant: 'default' })} leftSection={<IconPlus size={15} />} onClick={open}>
      {t('menu.member-new')}
    </Button>
  )
}

/** Keys of the members' screens: n for a new one. */
export const useMemberCommands = () =>
  useCommands(
    useMemo(
      () => [
        { id: 'member.new', text: t('menu.member-new'), keys: 'n', run: open },
        { id: 'member.import', text: t('menu.member-import'), run: () => go('/socios/importar') },
      ],
      [],
    ),
  )
