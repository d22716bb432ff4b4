import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { letterTemplate } from './letter-template.ts'
import type { lettersRefusals } from './refusals.ts'

/** Texts of templates of letters in the seven languages. */
// biome-ignore format: one text a line
export const lettersTexts = texts({
  'letter-template.id_mst_notificaciones_plantillas': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'letter-template.desc_plantilla': ['Plantilla', 'Plantilla', 'Txantiloia', 'Modelo', 'Template', 'Modello', 'Modèle'],
  'letter-template.uso': ['Uso', 'Ús', 'Erabilera', 'Utilização', 'Use', 'Uso', 'Usage'],
  'letter-template.subject': ['Asunto', 'Assumpte', 'Gaia', 'Assunto', 'Subject', 'Oggetto', 'Objet'],
  'letter-template.desc_notificacion': ['Texto', 'Text', 'Testua', 'Texto', 'Text', 'Testo', 'Texte'],
  'letter-template.textos': ['En otros idiomas', 'En altres idiomes', 'Beste hizkuntzetan', 'Noutras línguas', 'In other languages', 'In altre lingue', 'Dans d’autres langues'],
  'plantilla.campo_desconocido': ['El campo «{campo}» no existe.', 'El camp «{campo}» no existeix.', '«{campo}» eremua ez da existitzen.', 'O campo «{campo}» não existe.', 'The field “{campo}” does not exist.', 'Il campo «{campo}» non esiste.', 'Le champ « {campo} » n’existe pas.'],
  'plantilla.ya_hay_una': ['Ya hay una plantilla para este uso: edítala.', 'Ja hi ha una plantilla per a aquest ús: edita-la.', 'Badago txantiloi bat erabilera horretarako: editatu.', 'Já há um modelo para este uso: edite-o.', 'There is a template for this use already: edit it.', 'C’è già un modello per questo uso: modificalo.', 'Il y a déjà un modèle pour cet usage : modifiez-le.'],
  'plantilla.idioma_repetido': ['Hay dos textos en el mismo idioma.', 'Hi ha dos textos en el mateix idioma.', 'Bi testu daude hizkuntza berean.', 'Há dois textos no mesmo idioma.', 'There are two texts in one language.', 'Ci sono due testi nella stessa lingua.', 'Il y a deux textes dans la même langue.'],
  'plantilla.sin_texto': ['Esta plantilla necesita asunto y texto.', 'Aquesta plantilla necessita assumpte i text.', 'Txantiloi honek gaia eta testua behar ditu.', 'Este modelo precisa de assunto e texto.', 'This template needs a subject and a text.', 'Questo modello richiede oggetto e testo.', 'Ce modèle demande un objet et un texte.'],
}) satisfies Complete<LabelsOf<typeof letterTemplate> & TextsFor<typeof lettersRefusals>>
