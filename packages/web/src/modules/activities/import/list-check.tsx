import { extraField, listFields } from '@app/contract/activities/import/enrolment-columns'
import { type Table, withoutHeadings } from '@app/contract/members/import/read-table'
import { Button, NativeSelect, Switch } from '@mantine/core'
import { useMemo, useState } from 'react'
import { showMessage } from '../../../kit/dialogs/dialogs.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { EnrolmentGroup } from '../enrolment-group.ts'
import { ListGrid } from './list-grid.tsx'

interface FieldsProps {
  group: EnrolmentGroup
  table: Table
  mapping: readonly string[]
  onMap: (next: string[]) => void
}
/** Field of each column of the list; a change shows its effect on the rows at once. */
function ColumnFields({ group, table, mapping, onMap }: FieldsProps) {
  const data = [
    { value: '', label: t('enrolments.field_none') },
    ...group.columns.map(({ nombre }) => ({ value: extraField(nombre), label: nombre })),
    ...listFields.map((value) => ({ value, label: t(`enrolments.field.${value}`) })),
  ]
  return (
    <div className="ac-fields">
      {table.header.map((title, at) => (
        // a column is identified by its position
        <NativeSelect
          key={at}
          size="xs"
          label={title || t('activities.column', { n: at + 1 })}
          description={table.rows
            .slice(0, 2)
            .flatMap((row) => row[at] || [])
            .join(' · ')}
          data={data}
          value={mapping[at] ?? ''}
          onChange={(event) => onMap(mapping.map((one, index) => (index === at ? event.currentTarget.value : one)))}
        />
      ))}
    </div>
  )
}

/** Fields of a list without headings: a single column has the names. */
const namesOnly = ({ header }: Table) => (header.length === 1 ? ['nombre_completo'] : null)

interface Props {
  group: EnrolmentGroup
  table: Table
  onOther: () => void
  onDone: () => void
}

/** Preview of a list and its import. */
export function ListCheck({ group, table: given, onOther, onDone }: Props) {
  const [hasNoHeadings, setNoHeadings] = useState(given.rows.length === 0)
  const [mapping, setMapping] = useState<string[] | null>(() => (given.rows.length === 0 ? namesOnly(given) : null))
  const [excluded, setExcluded] = useState<readonly number[]>([])
  const table = useMemo(() => (hasNoHeadings ? withoutHeadings(given) : given), [hasNoHeadings, given])
  const asked = { id: group.id, tabla: table, mapping, excluir: [...excluded] }
  const save = useAction(group.save, {
    onDone: ({ inscritos, ya_inscritos: otros }) => {
      toast.good(otros > 0 ? t('enrolments.done_and_known', { n: inscritos, otros }) : t('enrolments.done', { n: inscritos }))
      onDone()
    },
    onRefused: ({ msg }) => void showMessage(msg),
  })
  const { data, error, isFetching, refetch } = useRead(group.check, asked, { keepPrevious: true, staleTime: 0, enabled: !save.isBusy })
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={10} />
  const { resumen, filas } = data
  const exclude = (lines: readonly number[], isOut: boolean) =>
    setExcluded((now) => (isOut ? [...new Set([...now, ...lines])] : now.filter((line) => !lines.includes(line))))
  const wrong = filas.filter(({ estado }) => estado === 'error').map(({ linea }) => linea)
  return (
    <section className="ac-list" aria-label={t('enrolments.preview')} aria-busy={isFetching}>
      <p role="status">
        {t('enrolments.counts', {
          ...{ listas: formatCount(resumen.listas), socios: formatCount(resumen.socios) },
          ...{ conocidas: formatCount(resumen.conocidas), errores: formatCount(resumen.errores) },
        })}
      </p>
      <Switch
        label={t('enrolments.no_headings')}
        checked={hasNoHeadings}
        onChange={(event) => {
          setNoHeadings(event.currentTarget.checked)
          setMapping(event.currentTarget.checked ? namesOnly(given) : null)
        }}
      />
      <ColumnFields group={group} table={table} mapping={data.mapping} onMap={setMapping} />
      <div className="ac-grid">
        <ListGrid columns={group.columns} rows={filas} onExclude={exclude} />
      </div>
      <footer className="ac-foot">
        <span className="ac-foot-words">{wrong.length > 0 && t('enrolments.all_or_nothing')}</span>
        <Button variant="default" disabled={save.isBusy} onClick={onOther}>
          {t('enrolments.other_list')}
        </Button>
        {wrong.length > 0 && (
          <Button variant="default" disabled={isFetching} onClick={() => exclude(wrong, true)}>
            {t('enrolments.leave_wrong', { n: wrong.length })}
          </Button>
        )}
        <Button
          loading={save.isBusy}
          disabled={isFetching || wrong.length > 0 || resumen.listas === 0}
          onClick={() => void save.run({ ...asked, mapping: data.mapping })}
        >
          {t('enrolments.enrol_n', { n: resumen.listas })}
        </Button>
      </footer>
    </section>
  )
}
