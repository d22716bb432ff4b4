import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { label, labelsRefusals } from './label.ts'
import type { memberLabel } from './member-label.ts'

/** Texts of member labels in the seven languages. */
export const labelsTexts = texts({
  'label.id_mst_etiqueta': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'label.desc_etiqueta': ['Etiqueta', 'Etiqueta', 'Etiketa', 'Etiqueta', 'Label', 'Etichetta', 'Étiquette'],
  'member-label.id_reg_socios_etiqueta': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'member-label.id_mst_socios': ['Socio', 'Soci', 'Bazkidea', 'Sócio', 'Member', 'Socio', 'Membre'],
  'member-label.id_mst_etiqueta': ['Etiqueta', 'Etiqueta', 'Etiketa', 'Etiqueta', 'Label', 'Etichetta', 'Étiquette'],
  'etiqueta.NoPuedeEliminarEtiqueta': [
    'Esta etiqueta se usa: no se puede eliminar.',
    'Aquesta etiqueta s’utilitza: no es pot eliminar.',
    'Etiketa hau erabiltzen da: ezin da ezabatu.',
    'Esta etiqueta está em uso: não pode ser eliminada.',
    'This label is in use: it cannot be deleted.',
    'Questa etichetta è in uso: non si può eliminare.',
    'Cette étiquette est utilisée : elle ne peut pas être supprimée.',
  ],
  'etiqueta.repetida': ['Ya hay una etiqueta con ese nombre.', 'Ja hi ha una etiqueta amb aquest nom.', 'Badago izen hori duen etiketa bat.', 'Já existe uma etiqueta com esse nome.', 'There is a label of that name already.', 'Esiste già un’etichetta con questo nome.', 'Une étiquette porte déjà ce nom.'],
  'etiqueta.ya_puesta': ['Esa persona ya tiene la etiqueta.', 'Aquesta persona ja té l’etiqueta.', 'Pertsona horrek badu etiketa hori.', 'Essa pessoa já tem a etiqueta.', 'That person has the label already.', 'Questa persona ha già l’etichetta.', 'Cette personne a déjà l’étiquette.'],
  'labels.new': ['Etiqueta nueva', 'Etiqueta nova', 'Etiketa berria', 'Etiqueta nova', 'New label', 'Nuova etichetta', 'Nouvelle étiquette'],
  'labels.none': ['Todavía no hay etiquetas', 'Encara no hi ha etiquetes', 'Oraindik ez dago etiketarik', 'Ainda não há etiquetas', 'No labels yet', 'Ancora nessuna etichetta', 'Pas encore d’étiquette'],
  'labels.none_hint': [
    'Marca con una a quienes forman un equipo o un grupo.',
    'Marca amb una els qui formen un equip o un grup.',
    'Markatu batekin talde bat osatzen dutenak.',
    'Marque com uma os que formam uma equipa ou um grupo.',
    'Mark those who make up a team or a group with one.',
    'Segna con una chi forma una squadra o un gruppo.',
    'Marquez-en ceux qui forment une équipe ou un groupe.',
  ],
  'labels.deleted': ['{nombre}: eliminada', '{nombre}: eliminada', '{nombre}: ezabatuta', '{nombre}: eliminada', '{nombre}: deleted', '{nombre}: eliminata', '{nombre} : supprimée'],
  'labels.people': ['Quién la tiene', 'Qui la té', 'Nork duen', 'Quem a tem', 'Who has it', 'Chi ce l’ha', 'Qui la porte'],
  'labels.count': ['{n} {n|persona|personas}', '{n} {n|persona|persones}', '{n} pertsona', '{n} {n|pessoa|pessoas}', '{n} {n|person|people}', '{n} {n|persona|persone}', '{n} {n|personne|personnes}'],
  'labels.nobody': ['Nadie la tiene todavía.', 'Encara no la té ningú.', 'Oraindik inork ez du.', 'Ainda ninguém a tem.', 'Nobody has it yet.', 'Nessuno ce l’ha ancora.', 'Personne ne la porte encore.'],
  'labels.add_people': ['Añadir socios', 'Afegeix socis', 'Gehitu bazkideak', 'Adicionar sócios', 'Add members', 'Aggiungi soci', 'Ajouter des membres'],
  'labels.added': ['{nombre}: {n} {n|persona más|personas más}', '{nombre}: {n} {n|persona més|persones més}', '{nombre}: {n} pertsona gehiago', '{nombre}: mais {n} {n|pessoa|pessoas}', '{nombre}: {n} {n|person|people} more', '{nombre}: {n} {n|persona|persone} in più', '{nombre} : {n} {n|personne|personnes} de plus'],
  'labels.take_off': ['Quitar la etiqueta a {nombre}', 'Treu l’etiqueta a {nombre}', 'Kendu etiketa: {nombre}', 'Retirar a etiqueta a {nombre}', 'Take the label off {nombre}', 'Togli l’etichetta a {nombre}', 'Retirer l’étiquette à {nombre}'],
  'menu.labels': ['Etiquetas', 'Etiquetes', 'Etiketak', 'Etiquetas', 'Labels', 'Etichette', 'Étiquettes'],
}) satisfies Complete<LabelsOf<typeof label> & LabelsOf<typeof memberLabel> & TextsFor<typeof labelsRefusals>>
