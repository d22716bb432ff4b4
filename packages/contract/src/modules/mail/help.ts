import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const mailHelp = helpOf({
  screens: ['mailbox'],
  about: [
    'Los correos que el programa ha enviado, o guarda si no hay servidor de correo, y las demás tareas que esperan o han fallado. De cada uno se ve cuándo salió, cuándo se intenta otra vez o por qué no ha salido.',
    'Els correus que el programa ha enviat, o desa si no hi ha servidor de correu, i les altres tasques que esperen o han fallat. De cadascun es veu quan va sortir, quan es torna a intentar o per què no ha sortit.',
    'Programak bidali dituen mezuak, edo gordetzen dituenak posta-zerbitzaririk ez badago, eta zain dauden edo huts egin duten gainerako zereginak. Bakoitzetik noiz irten zen, noiz saiatuko den berriro edo zergatik ez den irten ikusten da.',
    'Os e-mails que o programa enviou, ou guarda se não há servidor de correio, e as outras tarefas que esperam ou falharam. De cada um vê-se quando saiu, quando se tenta outra vez ou porque não saiu.',
    'The mail that the program has sent, or keeps where there is no mail server, and the other tasks that wait or failed. Each shows when it left, when it is tried again, or why it did not leave.',
    'Le e-mail che il programma ha inviato, o conserva se non c’è un server di posta, e gli altri compiti in attesa o falliti. Di ognuna si vede quando è partita, quando si riprova o perché non è partita.',
    'Les e-mails que le programme a envoyés, ou garde sans serveur de courrier, et les autres tâches en attente ou échouées. Chacun montre quand il est parti, quand il sera réessayé ou pourquoi il n’est pas parti.',
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
      title: ['Volver a enviar un correo que no salió', 'Torna a enviar un correu que no va sortir', 'Irten ez zen mezu bat berriro bidali', 'Reenviar um e-mail que não saiu', 'Send again what did not leave', 'Inviare di nuovo ciò che non è partito', 'Renvoyer ce qui n’est pas parti'],
      how: [
        'En su fila, «Intentarlo ahora». Uno en duda quizá ya llegó: el programa lo pregunta antes. «Descartar» lo deja sin enviar.',
        'A la seva fila, «Intenta-ho ara». Un en dubte potser ja va arribar: el programa ho pregunta abans. «Descarta» el deixa sense enviar.',
        'Bere lerroan, «Saiatu orain». Zalantzazkoa agian iritsi da: programak galdetzen du lehenago. «Baztertu» sakatuz gero ez da bidaltzen.',
        'Na sua linha, «Tentar agora». Um em dúvida talvez já tenha chegado: o programa pergunta antes. «Abandonar» deixa-o por enviar.',
        'In its row, “Try now”. One in doubt may have arrived: the program asks first. “Give up” leaves it unsent.',
        'Nella sua riga, «Prova adesso». Una in dubbio forse è già arrivata: il programma lo chiede prima. «Abbandona» la lascia senza invio.',
        'Sur sa ligne, « Essayer maintenant ». Un e-mail incertain est peut-être arrivé : le programme le demande avant. « Abandonner » le laisse sans envoi.',
      ],
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
