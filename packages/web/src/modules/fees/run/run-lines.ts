import type { previewFeeRun } from '@app/contract/fees/fee-runs'
import type { OutputOf } from '@app/contract/kit/action'

export type Preview = OutputOf<typeof previewFeeRun>
export type RunLine = Preview['lineas'][number]
export type LeftOut = Preview['fuera'][number]
export type Cause = Preview['puente'][number]['causa']

/** Tabs of the preview, in the order of their keys 1 to 5. */
export const runTabs = ['lineas', 'cambian', 'atrasadas', 'fuera', 'sin_importe'] as const
export type RunTab = (typeof runTabs)[number]

/** Part of the lines that the grid is restricted to: of a fee type, a group of courses, a cause of the bridge. */
export type Part = { readonly name: string } & (
  | { readonly by: 'tipo'; readonly id: number }
  | { readonly by: 'grupo'; readonly id: number | null }
  | { readonly by: 'causa'; readonly id: Cause }
)

/** Identifies a period of a member's fee. */
export const lineKey = ({ id_reg_socios_cuotas, k }: Pick<RunLine, 'id_reg_socios_cuotas' | 'k'>) => `${id_reg_socios_cuotas}-${k}`

const inTab: Readonly<Record<Exclude<RunTab, 'fuera'>, (line: RunLine) => boolean>> = {
  lineas: ({ importe }) => importe !== 0,
  cambian: ({ antes, importe }) => antes !== null && antes !== importe,
  atrasadas: ({ atrasos }) => atrasos > 1,
  sin_importe: ({ importe }) => importe === 0,
}
const isOf = (line: RunLine, part: Part) => {
  if (part.by === 'tipo') return line.id_mst_tipocuotas === part.id
  return part.by === 'grupo' ? line.id_mst_curso_grupo === part.id : line.causa === part.id
}

/** Lines of a tab within a part, those of `first` before the others. */
export function linesOf({ lineas }: Preview, tab: Exclude<RunTab, 'fuera'>, part: Part | null, first: ReadonlySet<string>): RunLine[] {
  const shown = lineas.filter((line) => inTab[tab](line) && (part === null || isOf(line, part)))
  if (first.size === 0) return shown
  return shown.toSorted((one, other) => Number(first.has(lineKey(other))) - Number(first.has(lineKey(one))))
}

const sumOf = (lines: readonly { readonly importe: number }[]) => lines.reduce((sum, { importe }) => sum + importe, 0)

/** Figures of the preview besides its sums: lines that change, members behind with their further periods, reasons to be left out, slips. */
export function figuresOf({ lineas, fuera }: Preview) {
  const late = lineas.filter(inTab.atrasadas)
  const further = late.filter(({ atraso, atrasos }) => atraso < atrasos)
  return {
    cambian: lineas.filter(inTab.cambian).length,
    atrasadas: late.length,
    socios_atrasados: new Set(late.map(({ id_mst_socios }) => id_mst_socios)).size,
    de_mas: further.length,
    importe_de_mas: sumOf(further),
    fuera: fuera.length,
    motivos: new Set(fuera.map(({ motivo }) => motivo)).size,
    antes_fuera: fuera.reduce((sum, { antes }) => sum + (antes ?? 0), 0),
    descuidos: fuera.filter(({ descuido }) => descuido).length,
  }
}
