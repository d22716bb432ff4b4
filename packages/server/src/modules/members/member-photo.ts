import { changeMemberImage, removeMemberImage } from '@app/contract/members/member-photo'
import { shrink } from '../../kit/files/pictures.ts'
import { dropPicture, storePicture } from '../../kit/files/stored-pictures.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockMember } from './lock-member.ts'
import { writeMember } from './write-member.ts'

/** Pixels of a face, enough for a card that is printed. */
const face = { width: 480, height: 480, fill: true }

export const changeImage = handle(changeMemberImage, {
  prepare: ({ input }) => shrink((input.pictureFile ?? refuse('msg.invalid_input', { pictureFile: 'invalid.required' })).content, face),
  run: async (call) => {
    const { tx, input, now, prepared } = call
    const before = await lockMember(tx, input.id)
    const path_imagen = await storePicture(tx, prepared, now)
    await writeMember(call, before, { path_imagen })
    await dropPicture(tx, before.path_imagen)
    return { path_imagen }
  },
})

export const removeImage = handle(removeMemberImage, async (call) => {
  const { tx, input } = call
  const before = await lockMember(tx, input.id)
  await writeMember(call, before, { path_imagen: null })
  await dropPicture(tx, before.path_imagen)
  return { path_imagen: null }
})
