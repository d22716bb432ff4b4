import type { OutputOf } from '@app/contract/kit/action'
import { mergeFields, type mergePreview } from '@app/contract/member-merge/merge'
import { member } from '@app/contract/members/member'
import { formatPhone } from '@app/contract/values/phone'
import { formatValue } from '../../kit/grid/cells/value.ts'
import type { ShownKind } from '../../kit/kinds/shapes.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Preview of a merge. */
export type MergePreview = OutputOf<typeof mergePreview>
type Name = (typeof mergeFields)[number]
type Record = MergePreview['destino']

/** Formatted field of a record; an account number is not shown whole. */
function textOf(record: Record, name: Name): string {
  const value = record[name]
  if (name === 'id_mst_tiposocio') return record.desc_tiposocio
  if (name === 'sx') return value === '-' ? '' : t(`socio.sx_${record.sx}`)
  if (name === 'full_iban') return value ? `${String(value).slice(0, 4)} •••• ${String(value).slice(-4)}` : ''
  if (name === 'path_imagen') return value ? t('grid.yes') : ''
  if (typeof value === 'boolean') return t(value ? 'grid.yes' : 'grid.no')
  if (name === 'numsocio') return value === null ? '' : String(value)
  if (name === 'telefono' || name === 'telefono2') return value === null ? '' : formatPhone(String(value))
  if (name === 'preciohora' && value === 0) return ''
  return formatValue(member.fields[name].kind as ShownKind, value)
}

interface Props {
  shown: MergePreview
  /** Fields taken from the record that is removed. */
  taken: ReadonlySet<Name>
  onTake: (taken: ReadonlySet<Name>) => void
}

/** Fields of two records side by side: equal ones in grey, of the others one is chosen. */
export function MergeFields({ shown, taken, onTake }: Props) {
  const { destino, origen } = shown
  const rows = mergeFields.flatMap((name) => {
    const [one, other] = [textOf(destino, name), textOf(origen, name)]
    return one === '' && other === '' ? [] : [{ name, one, other }]
  })
  const choose = (name: Name, isOther: boolean) => {
    const next = new Set(taken)
    if (isOther) next.add(name)
    else next.delete(name)
    onTake(next)
  }
  const cell = (name: Name, text: string, isOther: boolean) => {
    const isOn = taken.has(name) === isOther
    return (
      <td className={isOn ? 'mme-on' : undefined}>
        <label>
          <input
            type="radio"
            name={`merge-${name}`}
            checked={isOn}
            aria-label={`${t(`member.${name}`)}: ${text || t('merge.empty')}`}
            onChange={() => choose(name, isOther)}
          />
          <span className={text === '' ? 'mme-empty' : undefined}>{text || t('merge.empty')}</span>
        </label>
      </td>
    )
  }
  return (
    <div className="mme-fields">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('merge.field')}</th>
            {[destino, origen].map((record) => (
              <th key={record.id_mst_socios} scope="col">
                {record.nombre_completo}
                <small>{record.numsocio ?? '–'}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, one, other }) => (
            <tr key={name}>
              <th scope="row">{t(`member.${name}`)}</th>
              {one === other ? (
                <>
                  <td className="mme-same">{one}</td>
                  <td className="mme-same">{other}</td>
                </>
              ) : (
                <>
                  {cell(name, one, false)}
                  {cell(name, other, true)}
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
