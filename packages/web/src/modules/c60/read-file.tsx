import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Checkbox } from '@mantine/core'
import { counted, formatCount, formatValue } from '../../kit/grid/cells/value.ts'
import { t } from '../../kit/texts/i18n.ts'
import { figuresOf, type ReadFile } from './c60-rows.ts'
import type { C60Desk } from './use-c60.ts'

const names = ['pays', 'paid', 'other', 'unknown'] as const

/** Name, profile, number, days and foot of a file. */
function factsOf({ cobros, nombre_perfil, pie, cuadra }: ReadFile, name: string): string {
  const days = cobros.map(({ fecha }) => fecha).toSorted((a, b) => a.localeCompare(b))
  const foot = pie === null ? t('c60.foot_none') : cuadra ? t('c60.foot_good') : null
  return [
    name,
    t('c60.read_with', { nombre: nombre_perfil }),
    t('c60.payments_n', counted(cobros.length)),
    t('c60.from_to', { desde: formatDay(days[0]!), hasta: formatDay(days.at(-1)!) }),
    foot,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Facts and figures of a file, with the warnings to be seen before its lines are paid. */
export function ReadFileBar({ desk }: { desk: C60Desk }) {
  const { noted, footSeen, setFootSeen, refusal, isReadBefore, paying } = desk
  const read = desk.read!
  const figures = figuresOf(read.cobros, noted)
  return (
    <>
      <p className="c60-facts">{factsOf(read, desk.sent?.name ?? '')}</p>
      <dl className="c60-figures" aria-label={t('c60.figures')}>
        {names.map((name) => (
          <div key={name} data-figure={name}>
            <dt>{t(`c60.figure.${name}`)}</dt>
            <dd className="tabular">
              <b>{formatCount(figures[name].n)}</b> {formatEuros(figures[name].importe)}
            </dd>
          </div>
        ))}
      </dl>
      {refusal && (
        <Alert color="red" role="alert" title={refusal}>
          <Button variant="default" onClick={desk.again}>
            {t('c60.again')}
          </Button>
        </Alert>
      )}
      {isReadBefore && <Alert color="blue">{t('c60.read_before', { fecha: formatValue('instant', read.leido_antes) })}</Alert>}
      {!read.cuadra && !isReadBefore && (
        <Alert color="yellow" title={t('c60.foot_differs', { pie: formatEuros(read.pie ?? 0), suma: formatEuros(read.importe) })}>
          <Checkbox label={t('c60.foot_seen')} checked={footSeen} onChange={(event) => setFootSeen(event.currentTarget.checked)} />
        </Alert>
      )}
      {!isReadBefore && paying.length === 0 && <Alert color="gray">{t('c60.nothing')}</Alert>}
    </>
  )
}
