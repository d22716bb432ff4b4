import type { LabelsOf } from '../../../kit/texts.ts'
import type { calendar } from '../calendar.ts'
import type { holiday } from '../holiday.ts'
import type { opening, openingRange, openingSlot } from '../opening.ts'

export const es = {
  'calendar.id_mst_calendario': 'Código',
  'calendar.desc_calendario': 'Calendario',
  'calendar.activo': 'Activo',
  'opening.id_mst_horarios': 'Horario',
  'opening.id_mst_calendario': 'Calendario',
  'opening.tipo_horario': 'Tipo de horario',
  'opening.fecha_ini': 'Desde el día',
  'opening.fecha_fin': 'Hasta el día',
  'opening-slot.id_reg_horario_hora': 'Tramo',
  'opening-slot.id_mst_horarios': 'Horario',
  'opening-slot.dias': 'Días',
  'opening-slot.hora_ini': 'Desde',
  'opening-slot.hora_fin': 'Hasta',
  'opening-slot.duracion': 'Duración de la reserva',
  'opening-range.id_reg_horario_diames': 'Fechas',
  'opening-range.id_mst_horarios': 'Horario',
  'opening-range.diames_ini': 'Desde el día y mes',
  'opening-range.diames_fin': 'Hasta el día y mes',
  'holiday.id_mst_festivos': 'Festivo',
  'holiday.dia': 'Día',
  'holiday.mes': 'Mes',
  'holiday.dia_mes': 'Día del mes',
  'holiday.desc_festivo': 'Nombre del festivo',
} satisfies LabelsOf<typeof calendar> &
  LabelsOf<typeof opening> &
  LabelsOf<typeof openingSlot> &
  LabelsOf<typeof openingRange> &
  LabelsOf<typeof holiday> &
  Record<string, string>
