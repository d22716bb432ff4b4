import { changeMemberImage, removeMemberImage } from '@app/contract/members/member-photo'
import { shrink } from '../../kit/pictures.ts'
import { refuse } from '../../kit/refusal.ts'
import { handle } from '../../kit/serve.ts'
import { dropPicture, storePicture } from '../../kit/stored-pictures.ts'
import { lockMember } from './lock-member.ts'

/** Pixels of a face, enough for a card that is printed. */
const face = { width: 480, height: 480, fill: true }

export const changeImage = handle(changeMemberImage, {
  prepare: ({ input }) => shrink((input.pictureFile ?? refuse('msg.invalid_input', { pictureFile: 'invalid.required' })).content, face),
  run: async ({ tx, input, now, prepared }) => {
    const { path_imagen: before } = await lockMember(tx, input.id)
    const path_imagen = await storePicture(tx, prepared, now)
    await tx.updateTable('socio').set({ path_imagen }).where('id_mst_socios', '=', input.id).execute()
    await dropPicture(tx, before)
    return { path_imagen }
  },
})

export const removeImage = handle(removeMemberImage, async ({ tx, input }) => {
  const { path_imagen: before } = await lockMember(tx, input.id)
  await tx.updateTable('socio').set({ path_imagen: null }).where('id_mst_socios', '=', input.id).execute()
  await dropPicture(tx, before)
  return { path_imagen: null }
})
