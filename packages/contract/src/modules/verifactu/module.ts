import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as chainCheck from './chain-check.ts'
import * as companyCertificate from './company-certificate.ts'
import * as declaration from './declaration.ts'
import * as exportRecords from './export-records.ts'
import { verifactuHelp } from './help.ts'
import * as mend from './mend.ts'
import * as panel from './panel.ts'
import { verifactuRefusals } from './refusals.ts'
import * as sending from './sending.ts'
import * as sendings from './sendings.ts'
import * as start from './start.ts'
import { verifactuTexts } from './texts.ts'

/** Sending of invoice records to the tax agency, with its certificate, and the declaration of this program. */
export const verifactuModule = {
  ...declarationsOf(companyCertificate, sending, panel, sendings, mend, chainCheck, start, exportRecords, declaration),
  refusals: verifactuRefusals,
  texts: verifactuTexts,
  help: verifactuHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 212, after: 210, code: 'verifactu', ruta: '/verifactu', right: 'invoices', icono: 'shield-check', grupo: 'money', lugar: 'sidebar' },
  ]),
}
