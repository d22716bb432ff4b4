import { after } from '../../kit/clock.ts'
import type { DemoFill } from '../../kit/demo.ts'
import { demoMembers } from '../members/public.ts'

/** Consents of the first members, on paper and at the desk, and the openings of their files. */
export const fill: DemoFill = ({ write, now, login }) =>
  write(async (tx) => {
    const members = await demoMembers(tx, 40)
    const by = { id_mst_socios_creacion: login.id_mst_socios }
    await tx
      .insertInto('consentimiento')
      .values(
        members.flatMap((id_mst_socios, at) => {
          const fecha = after(now, -(at + 3) * 86_400)
          const yes = { id_mst_socios, otorgado: true, prueba: 'Hoja de alta firmada', fecha, ...by }
          const both = [
            { ...yes, finalidad: 'comunicaciones' as const },
            { ...yes, finalidad: 'imagen' as const },
          ]
          const no = { ...yes, finalidad: 'imagen' as const, otorgado: false, prueba: 'Correo del socio', fecha: after(fecha, 86_400) }
          return at % 4 === 0 ? [...both, no] : both
        }),
      )
      .execute()
    await tx
      .insertInto('apertura_ficha')
      .values(
        members
          .slice(0, 10)
          .map((id_mst_socios, at) => ({ id_mst_socios, fecha: after(now, -(at + 1) * 7200), exportado: at === 3, ...by })),
      )
      .execute()
  })
