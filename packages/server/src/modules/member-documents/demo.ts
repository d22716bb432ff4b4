import type { DemoFill } from '../../kit/demo.ts'
import { smallFile } from '../../kit/files/files.ts'
import { insertFile } from '../../kit/files/stored-files.ts'
import { demoMembers } from '../members/public.ts'

const paper = Buffer.from('Autorizo el uso de imágenes en la web del club.\n')

/** Notes on some members, and documents of a few. */
export const fill: DemoFill = ({ write, now }) =>
  write(async (tx) => {
    const members = await demoMembers(tx, 12)
    const notes = ['Prefiere las pistas cubiertas.', 'Ha pedido la factura a nombre de su empresa.', 'Lesión de rodilla: vuelve en enero.']
    const author = members[0]!
    await tx
      .insertInto('notas_socio')
      .values(
        members.map((id_mst_socios, at) => ({
          id_mst_socios,
          desc_nota: notes[at % 3]!,
          id_mst_socios_creacion: author,
          fecha_created: now,
        })),
      )
      .execute()
    for (const [at, id_mst_socios] of members.slice(0, 6).entries())
      await tx
        .insertInto('socios_documentos')
        .values({
          id_mst_socios,
          descripcion: 'Autorización de imagen',
          nombre_fichero: 'autorizacion.txt',
          id_reg_archivo: await insertFile(tx, smallFile(paper, 'text/plain; charset=utf-8')),
          visible_usuario: at % 2 === 0,
          id_mst_etiqueta: (at % 3) + 1,
          id_mst_socios_creacion: author,
          fecha_creacion: now,
        })
        .execute()
  })
