import './booking-parameters.css'
import { parameterAll } from '@app/contract/club/parameter'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useRead } from '../../kit/reads/api.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { BookingParametersForm } from './booking-parameters-form.tsx'
import { ExtraLight } from './extra-light.tsx'
import { bookingNames } from './parameter-parts.ts'

/** /params_tribuna: all booking parameters, grouped; the search narrows them down. */
export function BookingParametersScreen() {
  const [text, setText] = useState('')
  const reading = useRead(parameterAll, {})
  const rows = useMemo(() => reading.data?.filter(({ cod_param }) => bookingNames.has(cod_param)), [reading.data])
  return (
    <Screen
      reading={reading}
      skeleton={<FormSkeleton lines={12} />}
      toolbar={
        <TextInput
          className="pm-search"
          type="search"
          aria-label={t('params.search')}
          placeholder={t('params.search')}
          leftSection={<IconSearch size={15} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      }
    >
      {rows && (
        <div className="pm-file">
          <BookingParametersForm rows={rows} text={text} />
          {text.trim() === '' && <ExtraLight />}
        </div>
      )}
    </Screen>
  )
}
