import { formatEuros, readEuros } from '@app/contract/values/money'
import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { Product } from '../cart/find-products.ts'

interface Props {
  product: Product
  onClose: () => void
  onAdd: (sold: { precio: number; concepto?: string }) => void
}

/** House product, with its price entered at the till. */
export function OtherAmount({ product: { nombre }, onClose, onAdd }: Props) {
  const [amount, setAmount] = useState('')
  const [what, setWhat] = useState('')
  const cents = readEuros(amount)
  const isWrong = amount !== '' && (cents === null || cents < 0)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (cents === null || cents < 0) return
    onAdd({ precio: cents, ...(what.trim() !== '' && { concepto: what.trim() }) })
    onClose()
  }
  return (
    <DialogFrame title={nombre} size={380} onClose={onClose}>
      <form className="till-other" noValidate onSubmit={onSubmit}>
        <TextInput
          label={t('till.amount')}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          value={amount}
          error={isWrong && t('invalid.money')}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <TextInput
          label={t('till.other_what')}
          maxLength={200}
          placeholder={nombre}
          value={what}
          onChange={(event) => setWhat(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t('core.cancel')}
          </Button>
          <Button type="submit" disabled={cents === null || cents < 0}>
            {t('till.add')} {cents !== null && cents > 0 && formatEuros(cents)}
          </Button>
        </Group>
      </form>
    </DialogFrame>
  )
}
