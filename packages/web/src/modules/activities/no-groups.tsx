import { Button } from '@mantine/core'
import { go } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Empty } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  hint: string
  /** Screen of the groups, and its name. */
  to: string
  text: string
}

/** Screen of enrolments without a group to enrol in: the way to the groups. */
export const NoGroups = ({ hint, to, text }: Props) => (
  <Screen>
    <Empty title={t('activities.no_groups')} hint={hint} action={<Button onClick={() => go(to)}>{text}</Button>} />
  </Screen>
)
