import { changeCourtImage, removeCourtImage } from '@app/contract/courts/court-image'
import { banner } from '../../kit/files/pictures.ts'
import { dropPicture, storePicture } from '../../kit/files/stored-pictures.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockCourt } from './locks.ts'

export const changeImage = handle(changeCourtImage, {
  prepare: ({ input }) => banner((input.pictureFile ?? refuse('msg.invalid_input', { pictureFile: 'invalid.required' })).content),
  run: async ({ tx, input, now, prepared: picture }) => {
    const { path_imagen_banner: before } = await lockCourt(tx, input.id)
    const path_imagen = await storePicture(tx, picture, now)
    await tx.updateTable('recurso').set({ path_imagen_banner: path_imagen }).where('id_mst_recurso', '=', input.id).execute()
    await dropPicture(tx, before)
    return { path_imagen }
  },
})

export const removeImage = handle(removeCourtImage, async ({ tx, input }) => {
  const { path_imagen_banner: before } = await lockCourt(tx, input.id)
  await tx.updateTable('recurso').set({ path_imagen_banner: null }).where('id_mst_recurso', '=', input.id).execute()
  await dropPicture(tx, before)
  return { path_imagen: null }
})
