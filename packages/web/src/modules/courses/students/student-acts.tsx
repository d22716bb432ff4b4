import { feeDesk } from '@app/contract/fees/fee'
import { setEnd } from '@app/contract/fees/member-fee-dates'
import { Menu } from '@mantine/core'
import { IconCalendarOff, IconCalendarPlus, IconDots, IconHelp, IconUser } from '@tabler/icons-react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { useAction } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { memberPath, type Student } from './student-row.ts'

interface Props {
  student: Student
  /** The course is active: it is changed. */
  isOpen: boolean
  onWhy: (student: Student) => void
  onLeave: (students: readonly Student[]) => void
}

/** Acts on one student: file, explanation, last day. */
export function StudentActs({ student, isOpen, onWhy, onLeave }: Props) {
  const clear = useAction(setEnd, { toast: true })
  const { id, id_mst_socios, nombre_completo: nombre, fase, siguiente, fecha_fin_cuota } = student
  const isIn = isOpen && fase !== 'fue'
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t('students.acts_of', { nombre })} icon={IconDots} />
      </Menu.Target>
      <Menu.Dropdown>
        {userMay('members') && (
          <Menu.Item leftSection={<IconUser size={15} />} onClick={() => go(memberPath(id_mst_socios))}>
            {t('students.file')}
          </Menu.Item>
        )}
        {siguiente && (
          <Menu.Item leftSection={<IconHelp size={15} />} onClick={() => onWhy(student)}>
            {t('fees.reason')}
          </Menu.Item>
        )}
        {isIn && (
          <Menu.Item leftSection={<IconCalendarOff size={15} />} onClick={() => onLeave([student])}>
            {t('students.leave')}
          </Menu.Item>
        )}
        {isIn && fecha_fin_cuota !== null && userMay(feeDesk) && (
          <Menu.Item leftSection={<IconCalendarPlus size={15} />} onClick={() => void clear.run({ id, sin_final: true })}>
            {t('students.clear_end')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
