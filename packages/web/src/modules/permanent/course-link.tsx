import type { getCourse } from '@app/contract/courses/courses'
import type { OutputOf } from '@app/contract/kit/action'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'

export type Course = OutputOf<typeof getCourse>

/** Way back to a course: to its students, or to the courses while it has no fee. */
export const CourseLink = ({ course: { id_mst_curso: id, id_mst_cuotas: fee } }: { course: Course }) => (
  <Button
    variant="default"
    leftSection={<IconArrowLeft size={15} />}
    onClick={() => go(fee === null ? '/cursos' : `/cursos/${fee}/${id}/detail`)}
  >
    {t('permanent.to_course')}
  </Button>
)
