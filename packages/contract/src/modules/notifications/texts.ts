import { type Complete, type LabelsOf, texts } from '../../kit/texts.ts'
import type { notice } from './notice.ts'

/** Texts of letters to many in the seven languages. */
// biome-ignore format: one text a line
export const notificationsTexts = texts({
  'core.used.notices': ['Avisos', 'Avisos', 'Abisuak', 'Avisos', 'Notices', 'Avvisi', 'Avis'],
  'notice.id_reg_notificaciones': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'notice.subject': ['Asunto', 'Assumpte', 'Gaia', 'Assunto', 'Subject', 'Oggetto', 'Objet'],
  'notice.desc_notificacion': ['Texto', 'Text', 'Testua', 'Texto', 'Text', 'Testo', 'Texte'],
  'notice.id_mst_curso': ['Curso', 'Curs', 'Ikastaroa', 'Curso', 'Course', 'Corso', 'Cours'],
  'notice.envio_email': ['Por correo', 'Per correu', 'Posta elektronikoz', 'Por e-mail', 'By e-mail', 'Per e-mail', 'Par e-mail'],
  'notice.id_mst_socios_creacion': ['Autor', 'Autor', 'Egilea', 'Autor', 'Author', 'Autore', 'Auteur'],
  'notice.fecha_creacion': ['Creado', 'Creat', 'Sortua', 'Criado', 'Created', 'Creato', 'Créé'],
  'notice.fecha_envio': ['Enviado', 'Enviat', 'Bidalia', 'Enviado', 'Sent', 'Inviato', 'Envoyé'],
}) satisfies Complete<LabelsOf<typeof notice>>
