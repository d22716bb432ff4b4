import { type Complete, type LabelsOf, texts } from '../../kit/texts.ts'
import type { mail } from './mail.ts'

/** Texts around every letter, and of the mailbox of sent ones, in the seven languages. */
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
    '{club}. Si vous n’attendiez pas cet e-mail, prévenez un administrateur du club.',
  ],
  'menu.mailbox': ['Correos enviados', 'Correus enviats', 'Bidalitako mezuak', 'E-mails enviados', 'Sent mail', 'E-mail inviate', 'E-mails envoyés'],
  'ui.no_mail': ['Todavía no hay correos', 'Encara no hi ha correus', 'Oraindik ez dago mezurik', 'Ainda não há mensagens', 'No mail yet', 'Ancora nessuna e-mail', 'Pas encore d’e-mails'],
  'ui.no_mail_hint': [
    'Aquí aparece cada correo que el programa envía o guarda.',
    'Aquí apareix cada correu que el programa envia o desa.',
    'Programak bidaltzen edo gordetzen duen mezu oro agertzen da hemen.',
    'Aqui aparece cada mensagem que o programa envia ou guarda.',
    'Every mail that the program sends or keeps appears here.',
    'Qui appare ogni e-mail che il programma invia o conserva.',
    'Chaque e-mail envoyé ou conservé par le programme apparaît ici.',
  ],
}) satisfies Complete<LabelsOf<typeof mail>>
