import { after } from '../../kit/clock.ts'
import type { DemoFill } from '../../kit/demo.ts'

const unknown = '550 5.1.1 Recipient address rejected: User unknown in virtual mailbox table'
const full = '552 5.2.2 The email account that you tried to reach is over quota'

/** Two letters that came back, one of them from an address that does not exist; their jobs are long forgotten. */
export const fill: DemoFill = ({ write, now }) =>
  write(async (tx) => {
    const members = await tx
      .selectFrom('socio')
      .select(['id_mst_socios', 'nombre', 'email'])
      .where('activo', '=', true)
      .where('email', 'is not', null)
      .orderBy('id_mst_socios')
      .offset(25)
      .limit(2)
      .execute()
    const sent = after(now, -2 * 86_400)
    for (const [at, { id_mst_socios, nombre, email }] of members.entries()) {
      const texto = `Hola, ${nombre}:\n\nEl sábado las pistas cierran a las 14:00.\n`
      await tx
        .insertInto('correo')
        .values({
          ...{ id_outbox: -1 - at, para: email!, asunto: 'Horario del sábado', texto, html: `<p>${texto}</p>`, id_mst_socios },
          ...{ created_at: sent, sent_at: sent, rebote_fecha: after(sent, 120) },
          ...(at === 0 ? { rebote: 'permanente', rebote_texto: unknown } : { rebote: 'temporal', rebote_texto: full }),
        })
        .execute()
      const stop =
        at === 0 ? ({ motivo: 'no_existe', detalle: unknown, activa: true } as const) : ({ motivo: 'llena', detalle: full } as const)
      await tx
        .insertInto('direccion_parada')
        .values({ activa: false, ...stop, email: email!.toLowerCase(), fecha: after(sent, 120), rebotes: at })
        .execute()
    }
  })
