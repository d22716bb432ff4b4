import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { activityType, activityTypesRefusals, memberActivity } from './activity-type.ts'

/** Texts of activities in the seven languages. */
export const activityTypesTexts = texts({
  'activity-type.id_mst_tipoactividad': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'activity-type.desc_tipoactividad': ['Actividad', 'Activitat', 'Jarduera', 'Atividade', 'Activity', 'Attività', 'Activité'],
  'member-activity.id_reg_socios_tipoactividad': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'member-activity.id_mst_socios': ['Socio', 'Soci', 'Bazkidea', 'Sócio', 'Member', 'Socio', 'Membre'],
  'member-activity.id_mst_tipoactividad': ['Actividad', 'Activitat', 'Jarduera', 'Atividade', 'Activity', 'Attività', 'Activité'],
  'menu.activity-types': ['Tipos de actividad', 'Tipus d’activitat', 'Jarduera motak', 'Tipos de atividade', 'Activity types', 'Tipi di attività', 'Types d’activité'],
  'activities.title': ['Actividades', 'Activitats', 'Jarduerak', 'Atividades', 'Activities', 'Attività', 'Activités'],
  'activities.hint': ['Lo que hace en el club.', 'El que fa al club.', 'Klubean egiten duena.', 'O que faz no clube.', 'What the member does at the club.', 'Ciò che fa al club.', 'Ce que fait ce membre au club.'],
  'activities.none': ['El club no tiene tipos de actividad.', 'El club no té tipus d’activitat.', 'Klubak ez du jarduera motarik.', 'O clube não tem tipos de atividade.', 'The club has no activity types.', 'Il club non ha tipi di attività.', 'Le club n’a pas de type d’activité.'],
  'actividad.repetida': ['Ya hay una actividad con ese nombre.', 'Ja hi ha una activitat amb aquest nom.', 'Badago izen hori duen jarduera bat.', 'Já existe uma atividade com esse nome.', 'There is an activity of that name already.', 'Esiste già un’attività con questo nome.', 'Une activité porte déjà ce nom.'],
  'actividad.ya_puesta': ['Ya tiene esta actividad.', 'Ja té aquesta activitat.', 'Badu jarduera hau.', 'Já tem esta atividade.', 'The member has this activity already.', 'Ha già questa attività.', 'Ce membre a déjà cette activité.'],
}) satisfies Complete<LabelsOf<typeof activityType> & LabelsOf<typeof memberActivity> & TextsFor<typeof activityTypesRefusals>>
