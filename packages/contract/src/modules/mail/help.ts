import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const mailHelp = helpOf({
  screens: ['mailbox'],
  about: [
    'Los correos que el programa ha enviado, o guarda si no hay servidor de correo. De cada uno se ve cuándo salió o por qué no ha salido.',
    'Els correus que el programa ha enviat, o guarda si no hi ha servidor de correu. De cadascun es veu quan va sortir o per què no ha sortit.',
    'Programak bidali dituen mezuak, edo gordetzen dituenak posta-zerbitzaririk ez badago. Bakoitzetik noiz irten zen edo zergatik ez den irten ikusten da.',
    'Os e-mails que o programa enviou, ou guarda se não há servidor de correio. De cada um vê-se quando saiu ou porque não saiu.',
    'The mail that the program has sent, or keeps where there is no mail server. Each shows when it left, or why it did not.',
    'Le e-mail che il programma ha inviato, o conserva se non c’è un server di posta. Di ognuna si vede quando è partita o perché no.',
    'Les e-mails que le programme a envoyés, ou garde sans serveur de courrier. Chacun montre quand il est parti ou pourquoi il ne l’est pas.',
  ],
  tasks: [
    {
      title: ['Saber si alguien recibió un correo', 'Sap si algú va rebre un correu', 'Norbaitek mezu bat jaso duen jakin', 'Saber se alguém recebeu um e-mail', 'Know if somebody was mailed', 'Sapere se qualcuno ha ricevuto un’e-mail', 'Savoir si quelqu’un a reçu un e-mail'],
      how: [
        'Búscalo por «Para»: si «Enviado» está vacío, «Error» dice por qué.',
        'Busca’l per «Per a»: si «Enviat» és buit, «Error» diu per què.',
        'Bilatu «Nori» zutabean: «Bidalia» hutsik badago, «Errorea» zutabeak zergatik esaten du.',
        'Procura-o por «Para»: se «Enviado» está vazio, «Erro» diz porquê.',
        'Find it by “To”: if “Sent” is empty, “Error” says why.',
        'Cercala per «A»: se «Inviato» è vuoto, «Errore» dice perché.',
        'Cherchez-le par « À » : si « Envoyé » est vide, « Erreur » dit pourquoi.',
      ],
      to: '/correo',
    },
    {
      title: ['Leer lo que se envió', 'Llegeix el que es va enviar', 'Bidalitakoa irakurri', 'Ler o que se enviou', 'Read what was sent', 'Leggere cosa è stato inviato', 'Lire ce qui a été envoyé'],
      how: [
        'Abre la fila: el texto sale al lado, con sus enlaces.',
        'Obre la fila: el text surt al costat, amb els seus enllaços.',
        'Ireki lerroa: testua ondoan agertzen da, bere estekekin.',
        'Abre a linha: o texto aparece ao lado, com as suas ligações.',
        'Open the row: the text is shown beside it, with its links.',
        'Apri la riga: il testo appare accanto, con i suoi link.',
        'Ouvrez la ligne : le texte s’affiche à côté, avec ses liens.',
      ],
    },
  ],
})
