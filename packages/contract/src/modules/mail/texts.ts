import { type Complete, type LabelsOf, texts } from '../../kit/texts.ts'
import type { mail } from './mail.ts'

/** What every letter says around its words, and the mailbox of sent ones, in the seven languages. */
export const mailTexts = texts({
  'mail.id_reg_correo': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'mail.id_outbox': ['N.º de tarea', 'Núm. de tasca', 'Lan zk.', 'N.º de tarefa', 'Job no.', 'N. lavoro', 'N° de tâche'],
  'mail.para': ['Para', 'Per a', 'Nori', 'Para', 'To', 'A', 'À'],
  'mail.asunto': ['Asunto', 'Assumpte', 'Gaia', 'Assunto', 'Subject', 'Oggetto', 'Objet'],
  'mail.texto': ['Texto', 'Text', 'Testua', 'Texto', 'Text', 'Testo', 'Texte'],
  'mail.html': ['Con formato', 'Amb format', 'Formatuarekin', 'Com formato', 'Formatted', 'Formattato', 'Mis en forme'],
  'mail.created_at': ['Creado', 'Creat', 'Sortua', 'Criado', 'Created', 'Creato', 'Créé'],
  'mail.sent_at': ['Enviado', 'Enviat', 'Bidalia', 'Enviado', 'Sent', 'Inviato', 'Envoyé'],
  'mail.error': ['Error', 'Error', 'Errorea', 'Erro', 'Error', 'Errore', 'Erreur'],
  'mail.message_id': ['Identificador', 'Identificador', 'Identifikatzailea', 'Identificador', 'Message id', 'Identificativo', 'Identifiant'],
  'mail.greeting': ['Hola, {nombre}:', 'Hola, {nombre}:', 'Kaixo, {nombre}:', 'Olá, {nombre}:', 'Hello {nombre},', 'Ciao {nombre},', 'Bonjour {nombre},'],
  'mail.footer': [
    '{club}. Si no esperabas este correo, avisa a un administrador del club.',
    '{club}. Si no esperaves aquest correu, avisa un administrador del club.',
    '{club}. Mezu hau espero ez bazenuen, jakinarazi klubeko administratzaile bati.',
    '{club}. Se não esperavas este e-mail, avisa um administrador do clube.',
    '{club}. If you did not expect this mail, tell an administrator of the club.',
    '{club}. Se non aspettavi questa e-mail, avvisa un amministratore del club.',
    "{club}. Si vous n'attendiez pas cet e-mail, prévenez un administrateur du club.",
  ],
}) satisfies Complete<LabelsOf<typeof mail>>
