import { askSignatures } from '@app/contract/mandates/ask-signatures'
import { Button } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  socios: readonly number[]
  id_mst_empresas: number
  /** Text of the button; the number of signatures by default. */
  label?: string
}

/** Asks members for their signatures by letter in one press; the toast names those without an address. */
export function AskSignaturesButton({ socios, id_mst_empresas, label }: Props) {
  const ask = useAction(askSignatures, {
    onDone: ({ pedidas: n, sin_correo }) => {
      const left = sin_correo.length > 0 ? t('mandates.asked_not', { nombres: sin_correo.slice(0, 5).join(', ') }) : ''
      const text = [t('mandates.asked', { n }), left].filter(Boolean).join('. ')
      if (n > 0) toast.good(text)
      else toast.bad(left || text)
    },
  })
  if (!ask.may) return null
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconMailForward size={15} />}
      loading={ask.isBusy}
      disabled={socios.length === 0}
      onClick={() => void ask.run({ socios: [...socios], id_mst_empresas })}
    >
      {label ?? t('mandates.ask_n', { n: socios.length })}
    </Button>
  )
}
