import type { OutputOf } from '@app/contract/kit/action'
import type { recipientChoices } from '@app/contract/notifications/recipient-choices'
import { t } from '../../../kit/texts/i18n.ts'
import { type FilterIds, type FilterKind, type Notice, noFilter } from '../notice-row.ts'

export type Choices = OutputOf<typeof recipientChoices>
type FilterName = keyof FilterIds

const valueOf = (name: FilterName, id: number) => `${name} ${id}`

/** Target of the exclusive filter as one choice; null without one. */
export function targetOf(ids: FilterIds): string | null {
  const name = (Object.keys(noFilter) as FilterName[]).find((one) => ids[one] !== null)
  return name === undefined ? null : valueOf(name, ids[name]!)
}

/** Filter of a choice: it clears the others. */
export function filterOf(target: string | null): FilterIds {
  const [name, id] = (target ?? '').split(' ')
  return name && name in noFilter ? { ...noFilter, [name]: Number(id) } : noFilter
}

interface OptionGroup {
  readonly group: string
  readonly items: { readonly value: string; readonly label: string }[]
}
type Named = Choices['cuotas'][number]
/** Choices of a filter by the name of its id. */
const itemsOf = (lists: { readonly [K in FilterName]?: readonly Named[] }) =>
  Object.entries(lists).flatMap(([name, all]) => all.map(({ id, text }) => ({ value: valueOf(name as FilterName, id), label: text })))

/** Targets of a filter, in groups: courses and their groups, groups of a championship below it. */
export function optionsOf(kind: FilterKind, all: Choices): readonly OptionGroup[] {
  if (kind === 'cuota') return [{ group: t('notices.kind.cuota'), items: itemsOf({ id_mst_cuotas: all.cuotas }) }]
  if (kind === 'curso')
    return [
      { group: t('notices.course_groups'), items: itemsOf({ id_mst_curso_grupo: all.grupos_curso }) },
      { group: t('notices.courses'), items: itemsOf({ id_mst_curso: all.cursos }) },
    ].filter((one) => one.items.length > 0)
  if (kind === 'actividad')
    return all.actividades.map(({ text, grupos }) => ({ group: text, items: itemsOf({ id_reg_actividades_grupo: grupos }) }))
  if (kind === 'campeonato')
    return all.campeonatos.map(({ id, text, grupos }) => ({
      group: text,
      items: itemsOf({
        id_reg_campeonatos: [{ id, text: t('notices.whole', { nombre: text }) }],
        id_reg_campeonatos_grupo: grupos,
      }),
    }))
  return []
}

/** Narrowing without its defaults: the number of narrowings at work. */
export const narrowedBy = ({ filtro }: Pick<Notice, 'filtro'>): number =>
  Object.entries(filtro).filter(([name, value]) => {
    if (name === 'estado') return value !== 'activos'
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
  }).length
