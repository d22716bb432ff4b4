import { updateCourse } from '@app/contract/courses/courses'
import { Button, NativeSelect, Popover } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import type { Choice } from '../../kit/fields/choices.ts'
import { useAction } from '../../kit/reads/api.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type Course, studentsPath } from './course-row.ts'

interface Props {
  course: Course
  fees: readonly Choice[]
  onClose: () => void
}

/** Place below the row of a course. */
const below = (id: number) => document.querySelector(`[role="row"][data-item="${id}"]`)?.getBoundingClientRect()

/** Asks for the fee of a course without one, and then opens its students. */
export function NoFeeBubble({ course, fees, onClose }: Props) {
  const { id_mst_curso: id, desc_curso } = course
  const [at] = useState(() => below(id))
  const [fee, setFee] = useState('')
  const update = useAction(updateCourse, {
    onDone: () => {
      onClose()
      go(studentsPath(Number(fee), id))
    },
  })
  return (
    <Popover opened onDismiss={onClose} position="bottom-start" offset={4} width={350} trapFocus returnFocus withinPortal withRoles={false}>
      <Popover.Target>
        <span style={{ position: 'fixed', left: (at?.left ?? 0) + 16, top: at?.bottom ?? 0 }} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={desc_curso}>
        <form
          className="cu-ask"
          onSubmit={(event) => {
            event.preventDefault()
            if (fee !== '') void update.run({ id, id_mst_cuotas: Number(fee) })
          }}
        >
          <p role="alert">
            <IconInfoCircle size={16} aria-hidden /> {t('msg.avisoCursoSinCuota')}
          </p>
          <div>
            <NativeSelect
              data-autofocus
              aria-label={t('course.id_mst_cuotas')}
              value={fee}
              onChange={({ currentTarget }) => setFee(currentTarget.value)}
            >
              <option value="">{t('courses.choose_fee')}</option>
              {fees.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </NativeSelect>
            <Button type="submit" disabled={fee === ''} loading={update.isBusy}>
              {t('courses.assign')}
            </Button>
          </div>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
