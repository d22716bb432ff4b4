import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconArmchair, IconHourglass } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Choice } from '../../kit/fields/choices.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { useKeptState } from '../../kit/screen/kept-state.ts'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type Course, hasPlaces, inOrder, isWaitedFor } from './course-row.ts'

const parts = ['active', 'inactive', 'all'] as const
type Part = (typeof parts)[number]
const isIn = (part: Part) => (row: Course) => part === 'all' || row.activo === (part === 'active')
const figures = { waiting: isWaitedFor, free: hasPlaces }
type Figure = keyof typeof figures

/** Courses that the filters of the toolbar leave. */
export function useCourseFilter(all: readonly Course[] | undefined) {
  const [part, setPart] = useKeptState<Part>('courses part', 'all')
  const [figure, setFigure] = useKeptState<Figure | null>('courses figure', null)
  const [group, setGroup] = useSearchParam('grupo')
  const ofGroup = useMemo(
    () => inOrder(all ?? []).filter((row) => group === null || (row.id_mst_curso_grupo ?? 0) === Number(group)),
    [all, group],
  )
  const ofPart = useMemo(() => ofGroup.filter(isIn(part)), [ofGroup, part])
  const rows = useMemo(() => (figure === null ? ofPart : ofPart.filter(figures[figure])), [ofPart, figure])
  const clear = () => {
    setPart('all')
    setFigure(null)
    if (group !== null) setGroup(null)
  }
  return { part, setPart, figure, setFigure, group, setGroup, ofGroup, ofPart, rows, clear }
}

interface FiltersProps {
  filter: ReturnType<typeof useCourseFilter>
  groups: readonly Choice[]
}
/** Active or not, group, and two counts that filter. */
export function CourseFilters({ filter, groups }: FiltersProps) {
  const { part, setPart, figure, setFigure, group, setGroup, ofGroup, ofPart } = filter
  const count = (name: Figure) => formatCount(ofPart.filter(figures[name]).length)
  const counted = [
    ['waiting', IconHourglass],
    ['free', IconArmchair],
  ] as const
  return (
    <>
      <SegmentedControl<Part>
        aria-label={t('courses.which')}
        value={part}
        onChange={setPart}
        data={parts.map((one) => ({ value: one, label: t(`courses.${one}`, { n: formatCount(ofGroup.filter(isIn(one)).length) }) }))}
      />
      <NativeSelect
        aria-label={t('course.id_mst_curso_grupo')}
        value={group ?? ''}
        onChange={({ currentTarget }) => setGroup(currentTarget.value || null)}
      >
        <option value="">{t('courses.all_groups')}</option>
        {groups.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        <option value="0">{t('courses.no_group')}</option>
      </NativeSelect>
      {counted.map(([name, Picture]) => (
        <Button
          key={name}
          variant={figure === name ? 'light' : 'default'}
          aria-pressed={figure === name}
          leftSection={<Picture size={15} />}
          onClick={() => setFigure(figure === name ? null : name)}
        >
          {t(`courses.with_${name}`, { n: count(name) })}
        </Button>
      ))}
    </>
  )
}
