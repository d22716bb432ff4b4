import { readTaxId } from '@app/contract/values/nif'
import { correctRefused, leaveRecord, recordsToMend } from '@app/contract/verifactu/mend'
import { troubleOf } from '@app/contract/verifactu/service-codes'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { correctRecord } from '../official-invoices/public.ts'
import { toMend } from './to-mend.ts'

export const list = handle(recordsToMend, async ({ tx, input: { id } }) =>
  (await toMend(tx, id).execute()).map((row) => ({ ...row, problema: troubleOf(row.codigo) })),
)

interface Place {
  readonly id_reg_documento_cadena: number
  readonly n: number
}
/** A record that needs a person, under the lock of its sending: of two desks one is first. Refuses others. */
async function lockToMend(tx: Tx, { id_reg_documento_cadena, n }: Place) {
  const sending = await tx
    .selectFrom('documento_envio as e')
    .innerJoin('documento_cadena as c', 'c.id_reg_documento_cadena', 'e.id_reg_documento_cadena')
    .select('c.id_mst_empresas')
    .where('e.id_reg_documento_cadena', '=', id_reg_documento_cadena)
    .where('e.desde', '<=', n)
    .where('e.hasta', '>=', n)
    .where('e.estado', 'in', ['parcial', 'incorrecto'])
    .forNoKeyUpdate('e')
    .executeTakeFirst()
  if (!sending) return refuse('verifactu.no_por_arreglar')
  const found = await toMend(tx, sending.id_mst_empresas)
    .where('p.id_reg_documento_cadena', '=', id_reg_documento_cadena)
    .where('p.n', '=', n)
    .executeTakeFirst()
  return found ?? refuse('verifactu.no_por_arreglar')
}

/** Answers to the records of issue before, as a correction tells them: S and X after a refusal, with or without one that was taken; N else (formats.md §3.5). */
async function previousOf(tx: Tx, id_reg_facturaoficial: number, estado: string) {
  if (estado !== 'incorrecto') return 'N'
  const taken = await tx
    .selectFrom('documento_registro as r')
    .innerJoin('documento_respuesta as p', (join) =>
      join.onRef('p.id_reg_documento_cadena', '=', 'r.id_reg_documento_cadena').onRef('p.n', '=', 'r.n'),
    )
    .select('r.n')
    .where('r.id_reg_facturaoficial', '=', id_reg_facturaoficial)
    .where('r.clase', '=', 'alta')
    .where('p.estado', '<>', 'incorrecto')
    .limit(1)
    .executeTakeFirst()
  return taken ? 'S' : 'X'
}

export const correct = handle(correctRefused, async (call) => {
  const { tx, input } = call
  const { clase, estado, id_reg_facturaoficial, nombre_cliente } = await lockToMend(tx, input)
  if (clase === 'anulacion') refuse('verifactu.anulacion')
  const previous = await previousOf(tx, id_reg_facturaoficial, estado)
  if (input.nif !== null && readTaxId(input.nif)?.value !== input.nif) refuse('oficial.receptor', { nif: 'oficial.receptor' })
  const nombre = input.nombre ?? nombre_cliente
  const cliente = input.nif !== null && nombre !== null ? { nif: input.nif, nombre } : undefined
  return { n: await correctRecord(call, { id_reg_facturaoficial, previous, cliente }) }
})

export const leave = handle(leaveRecord, async ({ tx, input, now, user }) => {
  const { estado, codigo } = await lockToMend(tx, input)
  if (estado !== 'con_errores' && troubleOf(codigo) !== 'duplicado') refuse('verifactu.no_por_arreglar')
  await tx
    .insertInto('documento_conforme')
    .values({ ...input, fecha: now, id_mst_socios_creacion: user.id_mst_socios })
    .execute()
  return {}
})
