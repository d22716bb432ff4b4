import { after } from '../../kit/clock.ts'
import { json } from '../../kit/database/database.ts'
import { type DemoFill, put } from '../../kit/demo.ts'
import { hashToken, newToken } from '../../kit/secrets/tokens.ts'
import { saveSetting } from '../club/public.ts'
import { demoMembers } from '../members/public.ts'

/** An entrance, a door and a light, thirty codes, some of them assigned, and today's requests at the entrance. */
export const fill: DemoFill = ({ write, now }) =>
  write(async (tx) => {
    await saveSetting(tx, 'ACTIVAR_ACCESO', { valor: 1 })
    const key = () => ({ huella: hashToken(newToken()), fecha_clave: after(now, -86_400), estado: 'OK', fecha_estado: after(now, -60) })
    await put(tx, 'terminal_acceso', 'id_terminalacceso', [
      { id_terminalacceso: 1, desc_terminalacceso: 'Torno entrada', clase: 'entrada', ...key() },
      { id_terminalacceso: 2, desc_terminalacceso: 'Puerta pistas', clase: 'puerta', ...key() },
      { id_terminalacceso: 3, desc_terminalacceso: 'Luz pista 1', clase: 'luz', ...key() },
    ])
    const courts = await tx.selectFrom('recurso').select('id_mst_recurso').orderBy('id_mst_recurso').limit(2).execute()
    await tx
      .insertInto('terminal_acceso_recurso')
      .values([
        ...courts.map(({ id_mst_recurso }) => ({ id_terminalacceso: 2, id_mst_recurso })),
        { id_terminalacceso: 3, id_mst_recurso: courts[0]!.id_mst_recurso },
      ])
      .execute()
    const codes = Array.from({ length: 30 }, (_, at) => ({
      codigo: String(481_200 + at * 7),
      id_mst_tipoacceso: ([1, 2, 3] as const)[at % 3]!,
      fecha_creacion: after(now, -86_400),
    }))
    await tx.insertInto('codigo_acceso').values(codes).execute()
    const members = (await demoMembers(tx, 8)).slice(0, 8)
    await tx
      .insertInto('acceso_socio')
      .values(members.map((id_mst_socios, at) => ({ id_mst_socios, todos: at === 0, codigo: codes[at]!.codigo })))
      .execute()
    for (const [at, id_mst_socios] of members.entries()) {
      const permitido = at % 4 !== 3
      const concepto = permitido
        ? 'Puede abrir todas las puertas, hasta las 23:00'
        : 'No tiene reserva a esta hora, ni abono ni permiso para Torno entrada.'
      const fecha = after(now, -600 * (at + 1))
      const request = { id_terminalacceso: 1, permitido }
      await tx
        .insertInto('peticion_domotica')
        .values({
          ...request,
          fecha_peticion: fecha,
          id_mst_tipopeticion: 1,
          datos_peticion: `Código …${codes[at]!.codigo.slice(-3)}`,
          resultado: concepto,
          peticion: `demo-${at}`,
          huella: hashToken(codes[at]!.codigo),
          respuesta: json({}),
        })
        .execute()
      await tx
        .insertInto('acceso')
        .values({ ...request, id_mst_socios, fecha, concepto, denegado_por_deuda: false, medio: 'codigo' })
        .execute()
    }
  })
