import { setCourseSports } from '@app/contract/courses/courses'
import { courtType } from '@app/contract/courts/court-type'
import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { useAction, useChoices } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { Course } from './course-row.ts'

/** Sports of a course: its permanent bookings offer their courts. */
export function SportsDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const { data: sports, error, refetch } = useChoices(courtType)
  const [chosen, setChosen] = useState(course.tiposrecurso.map(String))
  const set = useAction(setCourseSports, { toast: true, onDone: onClose })
  const save = () => void set.run({ curso: course.id_mst_curso, lista: chosen.map(Number) })
  return (
    <DialogFrame title={t('courses.sports_of', { nombre: course.desc_curso })} size={380} onClose={onClose} onConfirm={save}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !sports && <LinesSkeleton lines={3} />}
      {sports && (
        <Checkbox.Group label={t('courses.sports_hint')} value={chosen} onChange={setChosen}>
          <Stack gap={8} mt={10}>
            {sports.map(({ id, text }) => (
              <Checkbox key={id} size="xs" value={String(id)} label={text} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Group justify="flex-end" gap={8} mt="md">
        <Button variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button disabled={!sports} loading={set.isBusy} rightSection={<KeyCaps keys="mod+Enter" />} onClick={save}>
          {t('core.save')}
        </Button>
      </Group>
    </DialogFrame>
  )
}
