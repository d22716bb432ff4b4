import type { LabelsOf, TextsFor } from '../../../kit/texts.ts'
import type { lightCalendar, lightCourt, lightSlot } from '../light-calendar.ts'
import type { lightsRefusals } from '../refusals.ts'

export const es = {
  'light-calendar.id_mst_luz_calendario': 'Código',
  'light-calendar.desc_luz_calendario': 'Nombre',
  'light-court.id_reg_luz_calendario_recurso': 'Código',
  'light-court.id_mst_recurso': 'Pista',
  'light-court.id_mst_luz_calendario': 'Calendario de luces',
  'light-slot.id_reg_luz_tramo': 'Tramo',
  'light-slot.id_mst_luz_calendario': 'Calendario de luces',
  'light-slot.diames_ini': 'Desde el día y mes',
  'light-slot.diames_fin': 'Hasta el día y mes',
  'light-slot.hora_ini': 'Se encienden',
  'light-slot.hora_fin': 'Se apagan',
  'light-slot.dias': 'Días',
  'error.number': 'Escribe un número de minutos distinto de cero.',
  'luz.dia_inexistente': 'El {dia} no existe.',
  'luz.sin_dias': 'Elige al menos un día de la semana.',
  'luz.horas_iguales': 'Se encienden y se apagan a la misma hora. Para todo el día escribe de 00:00 a 24:00.',
  'luz.fin_antes': 'Se apagan antes de encenderse. Si pasa de medianoche, se apagan como máximo a las 12:00.',
  'luz.pasa_medianoche': 'El tramo {tramo} de «{calendario}» pasaría de medianoche. No se ha cambiado ninguno.',
  'luz.pista_de_otro': '{pista} ya está en «{calendario}». Quítala allí primero.',
  'lights.courts': 'Pistas',
  'lights.dates': 'Fechas',
  'lights.hours': 'Horas',
  'lights.year': 'Las luces en el año',
  'lights.week': 'Las luces en la semana',
  'lights.this_week': 'Esta semana se encienden',
  'lights.new_calendar': 'Calendario nuevo',
  'lights.new_slot': 'Tramo nuevo',
  'lights.none': 'Todavía no hay calendarios de luces',
  'lights.none_hint': 'Un calendario dice cuándo se encienden las luces de sus pistas.',
  'lights.no_slots': 'Todavía no hay tramos de luz',
  'lights.no_slots_hint': 'Se añaden desde su calendario de luces.',
  'lights.no_slots_of': 'Sin tramos las luces no se encienden nunca.',
  'lights.delete_hint': 'Se eliminan también sus tramos.',
  'lights.dates_hint': 'Se repite cada año. Si la fecha final es anterior a la inicial, pasa de fin de año.',
  'lights.hours_hint': 'Arrastra los bordes para cambiar las horas; con el teclado, Mayús o Alt y las flechas.',
  'lights.shift': 'Desplazar',
  'lights.minutes': 'Minutos',
  'lights.minutes_hint': 'Con signo menos, antes: -15.',
  'lights.scope': 'Qué tramos',
  'lights.scope_own': 'Este calendario ({n})',
  'lights.scope_all': 'Todos ({n})',
  'lights.shift_later': '¿Retrasar {n|el tramo|los {n} tramos} {minutos} {minutos|minuto|minutos}?',
  'lights.shift_earlier': '¿Adelantar {n|el tramo|los {n} tramos} {minutos} {minutos|minuto|minutos}?',
  'lights.shifted': 'Tramos desplazados: {n}',
} satisfies LabelsOf<typeof lightCalendar> &
  LabelsOf<typeof lightCourt> &
  LabelsOf<typeof lightSlot> &
  TextsFor<typeof lightsRefusals> &
  Record<string, string>
