import { type DemoFill, put } from '../../kit/demo.ts'

const everyDay = 127
const workdays = 31
const weekend = 96

/** The lights of padel and tennis, winter and summer; pickleball is played by daylight. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    await put(tx, 'luz_calendario', 'id_mst_luz_calendario', [
      { id_mst_luz_calendario: 1, desc_luz_calendario: 'Pistas exteriores' },
      { id_mst_luz_calendario: 2, desc_luz_calendario: 'Tenis' },
    ])
    const lit = await tx
      .selectFrom('recurso')
      .select(['id_mst_recurso', 'id_mst_tiporecurso'])
      .where('id_mst_tiporecurso', 'in', [1, 2])
      .execute()
    await tx
      .insertInto('luz_calendario_recurso')
      .values(
        lit.map(({ id_mst_recurso, id_mst_tiporecurso }) => ({
          id_mst_recurso,
          id_mst_luz_calendario: id_mst_tiporecurso === 1 ? 1 : 2,
        })),
      )
      .execute()
    await put(tx, 'luz_tramo', 'id_reg_luz_tramo', [
      { id_reg_luz_tramo: 1, id_mst_luz_calendario: 1, diames_ini: 1026, diames_fin: 228, hora_ini: 1050, hora_fin: 1380, dias: everyDay },
      { id_reg_luz_tramo: 2, id_mst_luz_calendario: 1, diames_ini: 301, diames_fin: 531, hora_ini: 1170, hora_fin: 1380, dias: everyDay },
      { id_reg_luz_tramo: 3, id_mst_luz_calendario: 1, diames_ini: 601, diames_fin: 915, hora_ini: 1275, hora_fin: 60, dias: everyDay },
      { id_reg_luz_tramo: 4, id_mst_luz_calendario: 1, diames_ini: 916, diames_fin: 1025, hora_ini: 1155, hora_fin: 1380, dias: everyDay },
      { id_reg_luz_tramo: 5, id_mst_luz_calendario: 2, diames_ini: 1001, diames_fin: 331, hora_ini: 1065, hora_fin: 1350, dias: workdays },
      { id_reg_luz_tramo: 6, id_mst_luz_calendario: 2, diames_ini: 1001, diames_fin: 331, hora_ini: 1065, hora_fin: 1230, dias: weekend },
      { id_reg_luz_tramo: 7, id_mst_luz_calendario: 2, diames_ini: 401, diames_fin: 930, hora_ini: 1230, hora_fin: 1380, dias: everyDay },
    ])
  })
