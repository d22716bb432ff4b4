import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { notificationRange, notificationRangesRefusals } from './notification-range.ts'

/** Texts of the hours of notices in the seven languages. */
export const notificationRangesTexts = texts({
  'notification-range.id_mst_notificaciones_tramos': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'notification-range.id_mst_socios': ['Socio', 'Soci', 'Bazkidea', 'Sócio', 'Member', 'Socio', 'Membre'],
  'notification-range.start': ['Desde', 'Des de', 'Noiztik', 'Desde', 'From', 'Dalle', 'De'],
  'notification-range.finish': ['Hasta', 'Fins a', 'Noiz arte', 'Até', 'To', 'Alle', 'À'],
  'notification-range.tipodia': ['Días', 'Dies', 'Egunak', 'Dias', 'Days', 'Giorni', 'Jours'],
  'tramo.orden': ['El tramo acaba antes de empezar.', 'El tram acaba abans de començar.', 'Tartea hasi baino lehen amaitzen da.', 'O intervalo acaba antes de começar.', 'The range ends before it starts.', 'La fascia finisce prima di iniziare.', 'La plage finit avant de commencer.'],
  'tramo.solapado': [
    'El tramo se solapa con otro del mismo tipo de día.',
    'El tram se solapa amb un altre del mateix tipus de dia.',
    'Tartea egun mota bereko beste batekin gainjartzen da.',
    'O intervalo sobrepõe-se a outro do mesmo tipo de dia.',
    'The range overlaps with another one of the same kind of day.',
    'La fascia si sovrappone a un’altra dello stesso tipo di giorno.',
    'La plage en chevauche une autre du même type de jour.',
  ],
  'notification-ranges.title': ['Avisos', 'Avisos', 'Abisuak', 'Avisos', 'Notices', 'Avvisi', 'Avis'],
  'notification-ranges.day_1': ['De lunes a viernes', 'De dilluns a divendres', 'Astelehenetik ostiralera', 'De segunda a sexta', 'Monday to Friday', 'Da lunedì a venerdì', 'Du lundi au vendredi'],
  'notification-ranges.day_2': ['Fin de semana', 'Cap de setmana', 'Asteburua', 'Fim de semana', 'Weekend', 'Fine settimana', 'Week-end'],
  'notification-ranges.hint': [
    'Los avisos esperan a estas horas. Sin ninguna, llegan a cualquier hora.',
    'Els avisos esperen aquestes hores. Sense cap, arriben a qualsevol hora.',
    'Abisuek ordu hauek itxaroten dituzte. Bat ere gabe, edozein ordutan iristen dira.',
    'Os avisos esperam por estas horas. Sem nenhuma, chegam a qualquer hora.',
    'Notices wait for these hours. Without any they come at all times.',
    'Gli avvisi aspettano queste ore. Senza nessuna, arrivano a qualsiasi ora.',
    'Les avis attendent ces heures. Sans aucune, ils arrivent à toute heure.',
  ],
  'notification-ranges.any_time': ['A cualquier hora', 'A qualsevol hora', 'Edozein ordutan', 'A qualquer hora', 'At any time', 'A qualsiasi ora', 'À toute heure'],
  'notification-ranges.no_time': [
    'Nunca: solo hay horas para los otros días',
    'Mai: només hi ha hores per als altres dies',
    'Inoiz ez: beste egunetarako orduak bakarrik daude',
    'Nunca: só há horas para os outros dias',
    'Never: only the other days have hours',
    'Mai: ci sono ore solo per gli altri giorni',
    'Jamais : seuls les autres jours ont des heures',
  ],
  'notification-ranges.add': ['Añadir horas', 'Afegeix hores', 'Gehitu orduak', 'Adicionar horas', 'Add hours', 'Aggiungi ore', 'Ajouter des heures'],
}) satisfies Complete<LabelsOf<typeof notificationRange> & TextsFor<typeof notificationRangesRefusals>>
