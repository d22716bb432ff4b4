import * as declared from '@app/contract/member-page/own-data'
import { purposes } from '@app/contract/personal-data/consent'
import { maskIban } from '@app/contract/values/iban'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lastConsents, recordConsent } from '../personal-data/public.ts'

async function personOf(tx: Tx, id: number) {
  const { full_iban, ...row } = await tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .leftJoin('socio as titular', 'titular.id_mst_socios', 's.id_mst_socios_titular')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select([
      's.id_mst_socios',
      's.numsocio',
      's.nombre',
      's.apellidos',
      's.email',
      's.telefono',
      's.telefono2',
      's.nif',
      's.fecha_nac',
      's.sx',
    ])
    .select(['s.direccion', 's.codigo_postal', 's.poblacion', 's.provincia', 's.nivel', 's.fecha_alta', 's.notificar', 's.notificarApp'])
    .select(['s.licencia_federacion', 's.idioma', 's.full_iban', 't.desc as desc_tiposocio'])
    .select([fullName<string | null>('titular').as('desc_titular'), fullName<string | null>('tutor').as('desc_tutor')])
    .where('s.id_mst_socios', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, numcuenta: full_iban && maskIban(full_iban) }
}

/** Every purpose with the last answer to it. */
async function answersOf(tx: Tx, id: number) {
  const last = new Map((await lastConsents(tx, id)).map((one) => [one.finalidad, one]))
  const none = { otorgado: null, fecha: null, prueba: null, desc_socio_creacion: null }
  return purposes.map((finalidad) => last.get(finalidad) ?? { finalidad, ...none })
}

export const get = handle(declared.ownData, async ({ tx, user }) => ({
  socio: await personOf(tx, user.id_mst_socios),
  consentimientos: await answersOf(tx, user.id_mst_socios),
}))

export const answer = handle(declared.answerConsents, async ({ tx, input, user, now, say }) => {
  const { id_mst_socios } = user
  if (new Set(input.consentimientos.map((one) => one.finalidad)).size < input.consentimientos.length)
    refuse('mi.consentimiento_repetido', { consentimientos: 'mi.consentimiento_repetido' })
  for (const one of input.consentimientos) await recordConsent(tx, { ...one, id_mst_socios, prueba: say('mi.prueba'), now, by: null })
  return { consentimientos: await answersOf(tx, id_mst_socios) }
})
