import { type HolidayList, readHolidayList } from '@app/contract/calendars/holiday-list'
import { publicHolidays } from '@app/contract/calendars/holidays'
import { Button, Select } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { FileField } from '../../kit/fields/file-field.tsx'
import { call, useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

type Listed = Extract<HolidayList, { holidays: unknown }>['holidays']
const largest = 1_000_000
const shownLines = 5

/** Holidays from a file or from the public ones of a region; they join the rows and are saved with them. A wrong date rejects the whole list. */
export function HolidayImport({ onList }: { onList: (list: Listed) => void }) {
  const [wrong, setWrong] = useState<string | null>(null)
  const [region, setRegion] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { data } = useRead(publicHolidays, {}, { staleTime: Number.POSITIVE_INFINITY })
  const take = (list: Listed) => {
    setWrong(null)
    onList(list)
    toast.good(t('calendars.imported', { n: list.length }))
  }
  const onFile = async (file: File) => {
    const list = readHolidayList(await file.text())
    if ('holidays' in list) return take(list.holidays)
    const lines = list.wrong.slice(0, shownLines).map(({ line, text }) => t('calendars.wrong_line', { linea: line, texto: text }))
    const more = list.wrong.length - lines.length
    setWrong(
      [
        t(list.wrong.length > 0 ? 'calendars.wrong_list' : 'calendars.empty_list'),
        ...lines,
        ...(more > 0 ? [t('core.in_use_more', { count: more })] : []),
      ].join(' '),
    )
  }
  const onRegion = async () => {
    setBusy(true)
    try {
      const { festivos } = await call(publicHolidays, { region })
      take(festivos.map(({ day, desc_festivo }) => ({ day, monthDay: null, name: desc_festivo })))
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      toast.bad(error.msg)
    } finally {
      setBusy(false)
    }
  }
  return (
    <details className="card cal-import">
      <summary>{t('calendars.import')}</summary>
      <div className="cal-import-ways">
        <div className="cal-region">
          <Select
            label={t('calendars.official')}
            placeholder={t('calendars.region')}
            data={(data?.regiones ?? []).map(({ id, text }) => ({ value: id, label: text }))}
            value={region}
            searchable
            onChange={setRegion}
          />
          <Button
            variant="default"
            leftSection={<IconDownload size={15} />}
            disabled={region === null}
            loading={isBusy}
            onClick={() => void onRegion()}
          >
            {t('calendars.take_over')}
          </Button>
        </div>
        <FileField
          label={t('calendars.file')}
          hint={t('calendars.file_hint')}
          accept=".csv,.txt,.ics,.json"
          max={largest}
          error={wrong}
          onFiles={([file]) => file && void onFile(file)}
        />
      </div>
    </details>
  )
}
