import { shiftLights } from '@app/contract/lights/light-slots'
import { Button, Popover, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { IconArrowsHorizontal } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  calendar: number
  /** Number of slots of this light calendar, and of all together. */
  own: number
  all: number
}

/** Shifts slots by minutes, of this light calendar or of all: a number other than zero, confirmed before sending. */
export function ShiftSlots({ calendar, own, all }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [scope, setScope] = useState<'own' | 'all'>('own')
  const [wrong, setWrong] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const shift = useAction(shiftLights, { onRefused: ({ msg }) => setWrong(msg) })
  const count = scope === 'own' ? own : all
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const minutes = Number(typed.trim().replace('−', '-'))
    if (typed.trim() === '' || !Number.isInteger(minutes) || minutes === 0) return setWrong(t('error.number'))
    setWrong(null)
    const words = { n: count, minutos: Math.abs(minutes) }
    const title = t(minutes > 0 ? 'lights.shift_later' : 'lights.shift_earlier', words)
    setAsking(true)
    const isSure = await confirm({ title, confirm: t('lights.shift') })
    setAsking(false)
    if (!isSure) return
    const moved = await shift.run({ minutes: String(minutes), ...(scope === 'own' && { id_mst_luz_calendario: calendar }) })
    if (!moved) return
    setOpen(false)
    setTyped('')
    toast.good(t('lights.shifted', { n: moved.tramos }))
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus={!isAsking}
      returnFocus
      width={300}
      closeOnClickOutside={!isAsking}
      closeOnEscape={!isAsking}
    >
      <Popover.Target>
        <Button variant="default" leftSection={<IconArrowsHorizontal size={15} />} onClick={() => setOpen((open) => !open)}>
          {t('lights.shift')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('lights.shift')}>
        <form noValidate onSubmit={(event) => void onSubmit(event)}>
          <Stack gap="sm">
            <TextInput
              label={t('lights.minutes')}
              description={t('lights.minutes_hint')}
              inputMode="numeric"
              autoComplete="off"
              data-autofocus
              value={typed}
              error={wrong}
              onChange={(event) => {
                setWrong(null)
                setTyped(event.currentTarget.value)
              }}
            />
            <SegmentedControl
              aria-label={t('lights.scope')}
              value={scope}
              onChange={setScope}
              data={[
                { value: 'own', label: t('lights.scope_own', { n: own }) },
                { value: 'all', label: t('lights.scope_all', { n: all }) },
              ]}
            />
            <Button type="submit" loading={shift.isBusy}>
              {t('lights.shift')}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
