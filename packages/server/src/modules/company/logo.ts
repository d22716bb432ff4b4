import { changeLogo, removeLogo } from '@app/contract/company/logo'
import type { Tx } from '../../kit/database/database.ts'
import { shrink } from '../../kit/files/pictures.ts'
import { dropPicture, storePicture } from '../../kit/files/stored-pictures.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockCompany } from './companies.ts'

/** Pixels of a logo at the head of a paper, printed at 300 dpi some 10 cm wide. */
const box = { width: 1200, height: 400 }

async function replace(tx: Tx, id: number, before: string | null, header_logo: string | null) {
  await tx.updateTable('empresa').set({ header_logo }).where('id_mst_empresas', '=', id).execute()
  await dropPicture(tx, before)
  return { header_logo }
}

export const change = handle(changeLogo, {
  prepare: ({ input }) => shrink((input.pictureFile ?? refuse('msg.invalid_input', { pictureFile: 'invalid.required' })).content, box),
  run: async ({ tx, input, now, prepared: picture }) => {
    const { header_logo: before } = await lockCompany(tx, input.id)
    return replace(tx, input.id, before, await storePicture(tx, picture, now))
  },
})

export const remove = handle(removeLogo, async ({ tx, input }) => {
  const { header_logo: before } = await lockCompany(tx, input.id)
  return replace(tx, input.id, before, null)
})
