import { randomBytes } from 'node:crypto'
import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { clubTime } from '../../../kit/clock.ts'
import { type SchemaFault, schemaFaults } from '../../../kit/xml/schema.ts'
import type { PlannedFile } from './judged.ts'
import { type BankFile, writePain008 } from './pain008.ts'

/** File that was built and validated. */
export interface BuiltFile {
  readonly planned: PlannedFile
  readonly mensaje: string
  /** Identifiers of the debits, by receipt. */
  readonly adeudos: ReadonlyMap<number, string>
  readonly content: string
  readonly faults: readonly SchemaFault[]
}

const mark = () => randomBytes(5).toString('hex').toUpperCase()

/** Club day and time of an instant as digits, with milliseconds: 20261128221503123. */
function digitsOf(now: Date, zone: string): string {
  const { today, minute } = clubTime(now, zone)
  const seconds = String(now.getUTCSeconds()).padStart(2, '0') + String(now.getUTCMilliseconds()).padStart(3, '0')
  return `${today}${formatMinute(minute)}${seconds}`.replaceAll(/\D/g, '')
}

/** Builds the text of a planned file and validates it against the schema of the bank. Identifiers are unique for ever. */
async function buildFile(planned: PlannedFile, fecha: Day, { now, zone }: { now: Date; zone: string }): Promise<BuiltFile> {
  const { company, esquema, financiada, debits } = planned
  const mensaje = `${financiada ? 'FSDD' : 'PRE'}${digitsOf(now, zone)}${mark()}`
  const adeudos = new Map(debits.map(({ id_reg_recibo }) => [id_reg_recibo, `T${id_reg_recibo}-${mark()}`]))
  const { today, minute } = clubTime(now, zone)
  const file: BankFile = {
    ...{ formato: company.formato_sepa, esquema, mensaje, fecha },
    creado: `${today}T${formatMinute(minute)}:${String(now.getUTCSeconds()).padStart(2, '0')}`,
    acreedor: { nombre: company.nombre, id: company.id_acreedor!, iban: company.iban!, bic: company.bic },
    adeudos: debits.map((debit) => ({ ...debit, adeudo: adeudos.get(debit.id_reg_recibo)! })),
  }
  const content = writePain008(file)
  return { planned, mensaje, adeudos, content, faults: await schemaFaults(`sepa/${company.formato_sepa}`, Buffer.from(content)) }
}

/** Builds and validates planned files one after the other: no connection is held meanwhile. */
export async function buildFiles(
  { ficheros, fecha }: { readonly ficheros: readonly PlannedFile[]; readonly fecha: Day },
  at: { now: Date; zone: string },
): Promise<BuiltFile[]> {
  const built: BuiltFile[] = []
  for (const file of ficheros) built.push(await buildFile(file, fecha, at))
  return built
}
