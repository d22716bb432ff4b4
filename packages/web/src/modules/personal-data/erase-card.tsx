import { erasePersonalData, erasurePreview } from '@app/contract/departures/erase-data'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { go } from '../../kit/screen/navigation.ts'
import { forget } from '../../kit/screen/screen-title.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** Erases a member's data after the name is typed; obstacles are listed instead. */
export function EraseCard({ id, nombre }: { id: number; nombre: string }) {
  const { data, error, refetch } = useRead(erasurePreview, { id })
  const [typed, setTyped] = useState('')
  const erase = useAction(erasePersonalData, { toast: true })
  const onErase = async () => {
    if (!(await erase.run({ id, nombre_completo: typed }))) return
    toast.good(t('datos.erased'))
    forget(`/socios/${id}/edit`)
    go('/socios', { replace: true })
  }
  return (
    <Card title={t('datos.erase')} hint={t('datos.erase_hint')}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={2} />}
      {data && data.impide.length > 0 && (
        <div>
          <p>{t('datos.erase_blocked')}</p>
          <ul>
            {data.impide.map((one) => (
              <li key={one}>{t(`datos.impide.${one}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {data?.impide.length === 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void onErase()
          }}
        >
          <TextInput
            label={t('datos.erase_confirm', { nombre })}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" color="red.8" mt="sm" loading={erase.isBusy} disabled={typed.trim() !== nombre}>
            {t('datos.erase')}
          </Button>
        </form>
      )}
    </Card>
  )
}
