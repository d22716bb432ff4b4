import { type DebitFault, debitFault, needsAddress } from '@app/contract/mandates/debit-fault'
import * as declared from '@app/contract/mandates/many-mandates'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { handle } from '../../kit/http/serve.ts'
import { revoke, writeMandate } from './change-mandate.ts'
import { creditorOf } from './creditor.ts'
import { lockMandates, lockMandatesOf } from './mandate-rows.ts'
import { insertMandates, type NewMandate } from './new-mandates.ts'
import { shownAccount } from './shown-account.ts'
import { replacedText, requireSigned } from './sign-mandate.ts'

/** Faults that a signed paper of the recorded account ends. */
const endedByPaper: ReadonlySet<DebitFault> = new Set([
  ...(['sin_mandato', 'mandato_pedido', 'mandato_reposo', 'mandato_revocado'] as const),
  ...(['cuenta_cambiada', 'mandato_usado', 'mandato_caducado'] as const),
])

/** Members locked in the order of their numbers. */
const lockMembers = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios', 's.numsocio', 's.full_iban', fullName('s').as('nombre')])
    .where(isOneOf('s.id_mst_socios', ids))
    .where('s.reservado', '=', false)
    .orderBy('s.id_mst_socios')
    .forNoKeyUpdate('s')
    .execute()

export const tick = handle(declared.tickMandates, async (call) => {
  const { tx, today, club, input } = call
  const { socios, id_mst_empresas, fecha_firma } = input
  requireSigned(call, fecha_firma)
  const { id_acreedor: acreedor } = await creditorOf(tx, id_mst_empresas)
  const members = await lockMembers(tx, socios)
  const own = Map.groupBy(await lockMandatesOf(tx, socios, id_mst_empresas), (row) => row.id_mst_socios)
  const fresh: NewMandate[] = []
  const fuera: { nombre: string; fallo: DebitFault }[] = []
  let hechos = 0
  for (const { id_mst_socios, numsocio, full_iban: iban, nombre } of members) {
    const rows = own.get(id_mst_socios) ?? []
    const asked = rows.find((row) => row.estado === 'pedido')
    const held = rows.find((row) => row.estado !== 'pedido') ?? asked ?? null
    const fallo = debitFault({ empresa_completa: true, iban, mandato: held, dia: today })
    if (fallo === null) continue
    const left = endedByPaper.has(fallo) ? (needsAddress(iban!) ? 'sin_direccion' : null) : fallo
    if (left !== null) {
      fuera.push({ nombre, fallo: left })
      continue
    }
    for (const row of rows) if (row !== asked) await revoke(call, row, replacedText(club))
    const signed = { estado: 'activo', origen: 'marca', iban, fecha_firma, acreedor, motivo: null } as const
    if (asked) await writeMandate(call, asked, signed)
    else fresh.push({ id_mst_socios, id_mst_empresas, numsocio, titular: nombre, ...signed })
    hechos += 1
  }
  await insertMandates(call, fresh)
  return { hechos, fuera }
})

export const imported = handle(declared.importedMandates, async (call) => {
  const rows = await call.tx
    .selectFrom('mandato as m')
    .innerJoin('socio as s', 's.id_mst_socios', 'm.id_mst_socios')
    .select(['m.id_reg_mandato', 'm.id_mst_socios', 'm.id_mst_empresas', 'm.referencia', 'm.fecha_firma', 'm.titular', 'm.iban'])
    .select(fullName('s').as('nombre_completo'))
    .where('m.confirmado', '=', false)
    .where('m.estado', '=', 'activo')
    .orderBy('m.id_reg_mandato')
    .execute()
  return rows.map((row) => ({ ...row, iban: shownAccount(call.user, row.iban!) }))
})

export const confirm = handle(declared.confirmMandates, async (call) => {
  const rows = (await lockMandates(call.tx, call.input.mandatos)).filter((row) => !row.confirmado && row.estado === 'activo')
  for (const row of rows) await writeMandate(call, row, { confirmado: true })
  return { confirmados: rows.length }
})
