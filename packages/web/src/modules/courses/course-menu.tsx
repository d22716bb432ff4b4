import { waitingListPrice } from '@app/contract/courses/courses'
import { Menu } from '@mantine/core'
import {
  IconBallTennis,
  IconCalendarRepeat,
  IconCopy,
  IconListNumbers,
  IconPlayerPause,
  IconPlayerPlay,
  IconSpeakerphone,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { MenuAct } from '../../kit/buttons/menu-act.tsx'
import { type MenuPlace, RowMenu } from '../../kit/buttons/row-menu.tsx'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { useRead } from '../../kit/reads/api.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { activate, deactivate, deletionLock, draftNotice, orToast, remove, toggleList } from './course-acts.ts'
import { type Course, seriesPath } from './course-row.ts'

interface Props {
  row: Course
  at: MenuPlace
  onStudents: (row: Course) => void
  onClone: (row: Course) => void
  onSports: (row: Course) => void
  onClose: () => void
}

/** Acts on a course; an impossible one stays, with its reason. */
export function CourseMenu({ row, at, onStudents, onClone, onSports, onClose }: Props) {
  const { id_mst_curso: id, desc_curso: nombre, activo, es_lista_espera: isList, reservas } = row
  const price = useRead(waitingListPrice, isList ? null : { id }).data
  const listLock = isList ? null : price?.posible ? null : (price?.msg ?? t('core.loading'))
  return (
    <RowMenu label={nombre} at={at} width={300} onClose={onClose}>
      <MenuAct text={t('courses.students')} icon={IconUsers} run={() => onStudents(row)} />
      <MenuAct text={t('courses.series')} icon={IconCalendarRepeat} run={() => go(seriesPath(id))} />
      <MenuAct text={t('courses.notice')} icon={IconSpeakerphone} run={() => void orToast(() => draftNotice(row))} />
      <Menu.Divider />
      <MenuAct text={t('courses.clone')} icon={IconCopy} keys="mod+d" run={() => onClone(row)} />
      <MenuAct text={t('courses.sports')} icon={IconBallTennis} run={() => onSports(row)} />
      <MenuAct
        text={t(isList ? 'courses.from_list' : 'courses.to_list')}
        icon={IconListNumbers}
        reason={listLock}
        run={() => void orToast(() => toggleList(row))}
      />
      <Menu.Divider />
      {activo ? (
        <MenuAct
          text={t('courses.deactivate_act')}
          icon={IconPlayerPause}
          {...(reservas > 0 && { note: t('courses.deletes_n', { n: formatCount(reservas) }) })}
          run={() => void orToast(() => deactivate(row))}
        />
      ) : (
        <MenuAct text={t('courses.activate_act')} icon={IconPlayerPlay} run={() => void orToast(() => activate(row))} />
      )}
      <MenuAct text={t('core.delete')} icon={IconTrash} reason={deletionLock(row)} run={() => void orToast(() => remove(row))} />
    </RowMenu>
  )
}
