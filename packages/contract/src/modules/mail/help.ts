import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const mailHelp = helpOf(
  {
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
  },
  {
    screens: ['stopped-addresses'],
    about: [
      'Las direcciones a las que el programa ya no escribe, por su causa: no existen, no admiten correo, o su dueño no quiere más. Lo que alguien espera en pantalla, como un enlace de contraseña, se envía igualmente.',
      'Les adreces a les quals el programa ja no escriu, per la seva causa: no existeixen, no admeten correu, o el seu titular no en vol més. El que algú espera en pantalla, com un enllaç de contrasenya, s’envia igualment.',
      'Programak idazten ez dien helbideak, arrazoiaren arabera: ez dira existitzen, ez dute mezurik onartzen, edo jabeak ez du gehiago nahi. Norbaitek pantailan itxaroten duena, pasahitzaren esteka adibidez, bidali egiten da.',
      'Os endereços para os quais o programa já não escreve, por causa: não existem, não aceitam correio, ou o dono não quer mais. O que alguém espera no ecrã, como uma ligação da palavra-passe, é enviado na mesma.',
      'The addresses that the program no longer writes to, by cause: they do not exist, take no mail, or their owner wants no more. What somebody waits for at a screen, such as a password link, is sent all the same.',
      'Gli indirizzi a cui il programma non scrive più, per causa: non esistono, non accettano posta, o il titolare non ne vuole più. Ciò che qualcuno attende sullo schermo, come il link della password, si invia comunque.',
      'Les adresses auxquelles le programme n’écrit plus, par cause : elles n’existent pas, n’acceptent plus de courrier, ou leur titulaire n’en veut plus. Ce que quelqu’un attend à l’écran, comme un lien de mot de passe, part quand même.',
    ],
    tasks: [
      {
        title: ['Corregir una dirección', 'Corregeix una adreça', 'Helbide bat zuzendu', 'Corrigir um endereço', 'Correct an address', 'Correggere un indirizzo', 'Corriger une adresse'],
        how: [
          'Abre al socio por su nombre y escribe la dirección nueva: a la nueva se le escribe enseguida.',
          'Obre el soci pel seu nom i escriu l’adreça nova: a la nova s’hi escriu de seguida.',
          'Ireki bazkidea bere izenetik eta idatzi helbide berria: berrira berehala idazten da.',
          'Abre o sócio pelo nome e escreve o endereço novo: ao novo escreve-se logo.',
          'Open the member by the name and type the new address: the new one is written to at once.',
          'Apri il socio dal nome e scrivi l’indirizzo nuovo: al nuovo si scrive subito.',
          'Ouvrez le membre par son nom et saisissez la nouvelle adresse : on y écrit aussitôt.',
        ],
      },
      {
        title: ['Volver a escribir a una dirección', 'Torna a escriure a una adreça', 'Helbide batera berriro idatzi', 'Voltar a escrever para um endereço', 'Write to an address again', 'Scrivere di nuovo a un indirizzo', 'Écrire à nouveau à une adresse'],
        how: [
          'En su fila, «Volver a permitir». Si el correo vuelve otra vez, se para de nuevo.',
          'A la seva fila, «Torna a permetre». Si el correu torna una altra vegada, s’atura de nou.',
          'Bere lerroan, «Berriro baimendu». Mezua berriz itzultzen bada, berriro gelditzen da.',
          'Na sua linha, «Voltar a permitir». Se o e-mail voltar outra vez, para de novo.',
          'In its row, “Allow again”. If the mail comes back once more, it is stopped again.',
          'Nella sua riga, «Consenti di nuovo». Se l’e-mail torna ancora, si ferma di nuovo.',
          'Sur sa ligne, « Autoriser à nouveau ». Si l’e-mail revient encore, elle est arrêtée à nouveau.',
        ],
      },
      {
        title: ['Ver qué se le envió', 'Veu què se li va enviar', 'Zer bidali zaion ikusi', 'Ver o que lhe foi enviado', 'See what was sent', 'Vedere cosa gli è stato inviato', 'Voir ce qui lui a été envoyé'],
        how: [
          'En la página del socio, la pestaña «Correos»: cada uno con su estado y la respuesta del servidor.',
          'A la pàgina del soci, la pestanya «Correus»: cadascun amb el seu estat i la resposta del servidor.',
          'Bazkidearen orrian, «Mezuak» fitxa: bakoitza bere egoerarekin eta zerbitzariaren erantzunarekin.',
          'Na página do sócio, o separador «E-mails»: cada um com o seu estado e a resposta do servidor.',
          'On the member’s page, the tab “Mail”: each with its state and the answer of the server.',
          'Nella pagina del socio, la scheda «E-mail»: ognuna con il suo stato e la risposta del server.',
          'Sur la page du membre, l’onglet « E-mails » : chacun avec son état et la réponse du serveur.',
        ],
        to: '/socios',
      },
    ],
  },
)
