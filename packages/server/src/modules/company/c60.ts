import { hash } from 'node:crypto'
import { bankFiles, uploadC60, uploadMax } from '@app/contract/company/c60'
import { type C60Profile, defaultProfile, readC60, readProfile, readProfileFile } from '@app/contract/company/c60-profile'
import { mainCompany } from '@app/contract/company/company'
import { formatDay } from '@app/contract/values/day'
import { clubTime } from '../../kit/clock.ts'
import { json } from '../../kit/database/database.ts'
import { type Complaint, refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { lockCompany } from './companies.ts'

/** Refuses with ERROR_C60, with the fault under the file's field. */
const unreadable = (why: Complaint) => refuse('ERROR_C60', { c60FileUpload: why })

interface File {
  readonly filename: string
  readonly content: Uint8Array
}
/** Imports the payments of a bank's file; importing the same file again changes nothing. */
async function takeIn(
  { tx, now, club }: Pick<Call<unknown>, 'tx' | 'now' | 'club'>,
  id_mst_empresas: number,
  file: File,
  profile: C60Profile,
) {
  const huella = hash('sha256', file.content)
  const before = await tx.selectFrom('empresa_c60').select('fecha').where('huella', '=', huella).executeTakeFirst()
  if (before) refuse('c60.ya_subido', {}, { fecha: formatDay(clubTime(before.fecha, club.zone).today) })
  const reading = readC60(Buffer.from(file.content).toString('latin1'), profile)
  if ('problem' in reading) return unreadable({ key: reading.problem, values: reading.values })
  const { payments } = reading
  const importe = payments.reduce((sum, one) => sum + one.importe, 0)
  await tx
    .insertInto('empresa_c60')
    .values({
      id_mst_empresas,
      nombre_fichero: file.filename.slice(-200) || '—',
      huella,
      fecha: now,
      cobros: payments.length,
      importe,
      lineas: json(payments),
    })
    .execute()
  return { cobros: payments.length, importe }
}

export const upload = handle(uploadC60, async ({ tx, input, now, club }) => {
  const file = input.c60FileUpload ?? unreadable('c60.sin_fichero')
  if (file.content.length > uploadMax) refuse('msg.too_large', { c60FileUpload: 'msg.too_large' })
  const id = input.id_mst_empresas ?? mainCompany
  const { perfil_c60 } = await lockCompany(tx, id)
  if (file.filename.toLowerCase().endsWith('.json')) {
    const profile = readProfileFile(Buffer.from(file.content).toString('utf8')) ?? unreadable('c60.perfil')
    await tx
      .updateTable('empresa')
      .set({ perfil_c60: json(profile) })
      .where('id_mst_empresas', '=', id)
      .execute()
    return { perfil: profile.nombre, cobros: 0, importe: 0 }
  }
  return { perfil: null, ...(await takeIn({ tx, now, club }, id, file, readProfile(perfil_c60) ?? defaultProfile)) }
})

export const files = handle(bankFiles, ({ tx, input }) =>
  tx
    .selectFrom('empresa_c60')
    .select(['id_reg_empresa_c60', 'nombre_fichero', 'fecha', 'cobros', 'importe'])
    .where('id_mst_empresas', '=', input.id)
    .orderBy('id_reg_empresa_c60', 'desc')
    .limit(100)
    .execute(),
)
