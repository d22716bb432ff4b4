import type { courtPasses } from '@app/contract/courts/passes'
import type { Action, OutputOf } from '@app/contract/kit/action'
import type { Field } from '@app/contract/kit/field'
import { Button, Checkbox, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useLeaveGuard } from '../../kit/forms/leave-guard.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Choices = OutputOf<typeof courtPasses>
interface Props {
  /** Court or type. */
  id: number
  read: Action<{ id: Field<number> }, Choices>
  save: Action
  /** The same for all courts of the type. */
  saveEverywhere?: Action
  /** Reason why the choice is disabled here. */
  locked?: string | null
}

const chosenIn = (choices: Choices) => choices.flatMap((one) => (one.seleccionado ? [one.id_mst_tipoabonos] : []))
const isSame = (one: readonly number[], other: readonly number[]) => one.length === other.length && one.every((id) => other.includes(id))

/** Pass types that pay for a court or for the courts of a type; saved separately. */
export function PassCard({ id, read, save, saveEverywhere, locked = null }: Props) {
  const { data: choices, error, refetch } = useRead(read, { id })
  const [edited, setEdited] = useState<readonly number[] | null>(null)
  const stored = useMemo(() => chosenIn(choices ?? []), [choices])
  const chosen = edited ?? stored
  const isDirty = !isSame(chosen, stored)
  useLeaveGuard(isDirty)
  const done = { toast: true, onDone: () => setEdited(null) }
  const one = useAction(save, done)
  const all = useAction(saveEverywhere ?? save, done)
  const input = { id, tipoabonos: chosen }
  const set = (pass: number, isOn: boolean) => setEdited(isOn ? [...chosen, pass] : chosen.filter((other) => other !== pass))
  return (
    <Card title={t('courts.part.passes')} hint={locked ?? t('courts.passes_hint')}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !choices && <LinesSkeleton lines={3} />}
      {choices?.length === 0 && <p className="ct-none">{t('courts.no_passes')}</p>}
      {locked === null && choices && choices.length > 0 && (
        <>
          <div className="ct-checks">
            {choices.map(({ id_mst_tipoabonos: pass, desc_tipoabonos }) => (
              <Checkbox
                key={pass}
                label={desc_tipoabonos}
                checked={chosen.includes(pass)}
                disabled={!one.may}
                onChange={(event) => set(pass, event.currentTarget.checked)}
              />
            ))}
          </div>
          {one.may && (
            <Group gap={8} mt="sm">
              <Button variant="default" disabled={!isDirty} loading={one.isBusy} onClick={() => void one.run(input)}>
                {t('courts.save_passes')}
              </Button>
              {saveEverywhere && (
                <Button variant="default" loading={all.isBusy} onClick={() => void all.run(input)}>
                  {t('courts.save_passes_everywhere')}
                </Button>
              )}
            </Group>
          )}
        </>
      )}
    </Card>
  )
}
