import type { SentOf } from '@app/contract/kit/action'
import { newNotice, saveNotice, sendNotice, tryNotice } from '@app/contract/notifications/notices'
import { after } from '../../kit/clock.ts'
import { club } from '../club.ts'

/** A club whose desk writes letters to many. */
export async function noticeClub() {
  const desk = await club()
  let number = 0
  /** A member with an address of that name, unless another one or none is given. */
  const member = async (nombre: string, more: Record<string, unknown> = {}) => {
    number += 1
    const { id_mst_socios } = await desk.db
      .insertInto('socio')
      .values({ nombre, apellidos: `Puig ${number}`, email: `${nombre.toLowerCase()}@club.test`, id_mst_tiposocio: 2, ...more } as never)
      .returning('id_mst_socios')
      .executeTakeFirstOrThrow()
    return id_mst_socios
  }
  /** A draft with a subject and a text. */
  const draft = async (more: Partial<SentOf<typeof saveNotice>> = {}) => {
    const { id_reg_notificaciones: id } = await desk.call(newNotice, {})
    await desk.call(saveNotice, {
      ...{ id_reg_notificaciones: id, subject: 'Hola, {{nombre|socio}}', desc_notificacion: '<p>Hola, {{nombre|socio}}</p>' },
      ...more,
    })
    return id
  }
  /** Lets the minute of an order pass, and every job that follows. */
  const leave = async () => {
    desk.at(after(desk.now(), 61).toISOString())
    await desk.product.outbox.drained()
    await desk.product.outbox.drained()
  }
  /** Orders a letter and lets it leave. */
  const send = async (id: number) => {
    const ordered = await desk.call(sendNotice, { id })
    await leave()
    return ordered
  }
  /** Saves fields of a draft. */
  const save = (id: number, fields: Partial<SentOf<typeof saveNotice>>) => desk.call(saveNotice, { id_reg_notificaciones: id, ...fields })
  /** Mails the user a sample of a letter, as a recipient would get it. */
  const sample = async (id: number, destinatario: number | null = null) => {
    await desk.call(tryNotice, { id, destinatario })
    await desk.product.outbox.drained()
  }
  return { ...desk, member, draft, leave, send, save, sample }
}
