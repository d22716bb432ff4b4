import { saveBookingParameters } from '@app/contract/club/parameter'
import { Button, Switch } from '@mantine/core'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { useAction } from '../../kit/reads/api.ts'
import { isParameterOn, useSession } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'

const ways = [
  ['ACTIVAR_CAJA', 'set-up.payment.cash'],
  ['ACTIVAR_TPV', 'set-up.payment.till'],
  ['MONEDERO_SOCIOS', 'set-up.payment.wallet'],
] as const

/** Ways to pay of a new club: each is a parameter, saved as it is switched. */
export function PaymentDialog({ onSkip, onClose }: { onSkip: () => void; onClose: () => void }) {
  useSession()
  const save = useAction(saveBookingParameters)
  return (
    <DialogFrame title={t('set-up.payment.title')} size={480} onClose={onClose}>
      <div className="setup-ways">
        {ways.map(([name, text]) => (
          <Switch
            key={name}
            label={t(text)}
            disabled={save.isBusy}
            checked={isParameterOn(name)}
            onChange={(event) => void save.run({ parametros: { [name]: { valor: event.currentTarget.checked } } })}
          />
        ))}
        <ScreenLink to="/empresas/1/edit">{t('set-up.payment.company')}</ScreenLink>
      </div>
      <footer className="setup-foot">
        <Button
          data-autofocus
          onClick={() => {
            onSkip()
            onClose()
          }}
        >
          {t('set-up.payment.enough')}
        </Button>
      </footer>
    </DialogFrame>
  )
}
