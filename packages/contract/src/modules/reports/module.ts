import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { reportsHelp } from './help.ts'
import { reportsRefusals } from './refusals.ts'
import * as report from './report.ts'
import { reportRights } from './report.ts'
import { reportsTexts } from './texts.ts'

/** Reports on the data of the club. */
export const reportsModule = {
  ...declarationsOf(report),
  refusals: reportsRefusals,
  texts: reportsTexts,
  help: reportsHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 132, after: 29, code: 'report-list', ruta: '/informes', right: reportRights, icono: 'report', grupo: 'tools', lugar: 'sidebar' },
    { id: 29, code: 'reports', ruta: '/informes/{id}', right: reportRights, icono: 'report', grupo: 'tools', lugar: 'child' },
  ]),
}
