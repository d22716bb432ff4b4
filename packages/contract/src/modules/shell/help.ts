import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const shellHelp = helpOf(
  {
    screens: ['dashboard'],
    about: [
      'El día de un vistazo: tus accesos directos y, según tus permisos, las reservas de hoy, lo que falta por cobrar y las cajas. Cada línea lleva a su pantalla.',
      'El dia d’un cop d’ull: els teus accessos directes i, segons els teus permisos, les reserves d’avui, el que falta per cobrar i les caixes. Cada línia porta a la seva pantalla.',
      'Eguna begirada batean: zure lasterbideak eta, zure baimenen arabera, gaurko erreserbak, kobratzeko falta dena eta kutxak. Lerro bakoitzak bere pantailara eramaten du.',
      'O dia de relance: os teus atalhos e, conforme as tuas permissões, as reservas de hoje, o que falta cobrar e as caixas. Cada linha leva ao seu ecrã.',
      'The day at a glance: your quick access and, by your rights, today’s bookings, what is left to charge and the registers. Each line leads to its screen.',
      'La giornata a colpo d’occhio: i tuoi accessi rapidi e, secondo i tuoi permessi, le prenotazioni di oggi, quanto resta da incassare e le casse. Ogni riga porta alla sua schermata.',
      'La journée d’un coup d’œil : vos accès rapides et, selon vos droits, les réservations du jour, le reste à encaisser et les caisses. Chaque ligne mène à son écran.',
    ],
    tasks: [
      {
        title: ['Elegir tus accesos directos', 'Tria els teus accessos directes', 'Zure lasterbideak aukeratu', 'Escolher os teus atalhos', 'Choose your quick access', 'Scegliere i tuoi accessi rapidi', 'Choisir vos accès rapides'],
        how: [
          '«Elegir accesos» abre la lista de pantallas. Mientras no elijas ninguna se ofrecen las primeras del menú.',
          '«Tria els accessos» obre la llista de pantalles. Mentre no en triïs cap s’ofereixen les primeres del menú.',
          '«Aukeratu lasterbideak» botoiak pantailen zerrenda irekitzen du. Bat ere aukeratu arte menuko lehenak eskaintzen dira.',
          '«Escolher atalhos» abre a lista de ecrãs. Enquanto não escolheres nenhum oferecem-se os primeiros do menu.',
          '“Choose shortcuts” opens the list of screens. Until you choose some, the first of the menu are offered.',
          '«Scegli gli accessi» apre l’elenco delle schermate. Finché non ne scegli si offrono le prime del menu.',
          '« Choisir les raccourcis » ouvre la liste des écrans. Sans choix de votre part, les premiers du menu sont proposés.',
        ],
        show: 'ui.home_choose',
      },
      {
        title: ['Cobrar lo que ya ha empezado', 'Cobra el que ja ha començat', 'Hasita dagoena kobratu', 'Cobrar o que já começou', 'Charge what has begun', 'Incassare ciò che è iniziato', 'Encaisser ce qui a commencé'],
        how: [
          'La lista por cobrar tiene las reservas de hoy que han empezado sin pagar: pulsa un nombre y se abre su reserva.',
          'La llista per cobrar té les reserves d’avui que han començat sense pagar: prem un nom i s’obre la seva reserva.',
          'Kobratzeko zerrendak ordaindu gabe hasitako gaurko erreserbak ditu: sakatu izen bat eta bere erreserba irekitzen da.',
          'A lista por cobrar tem as reservas de hoje que começaram sem pagar: prime um nome e abre-se a sua reserva.',
          'The list to charge holds today’s bookings that began unpaid: press a name and its booking opens.',
          'L’elenco da incassare ha le prenotazioni di oggi iniziate senza pagare: premi un nome e si apre la sua prenotazione.',
          'La liste à encaisser contient les réservations du jour commencées sans paiement : cliquez sur un nom pour ouvrir la sienne.',
        ],
      },
      {
        title: ['Empezar el día en otra pantalla', 'Comença el dia en una altra pantalla', 'Eguna beste pantaila batean hasi', 'Começar o dia noutro ecrã', 'Begin the day on another screen', 'Iniziare la giornata da un’altra schermata', 'Commencer la journée sur un autre écran'],
        how: [
          'En «Accesos directos», elige la «Página de inicio».',
          'A «Accessos directes», tria la «Pàgina d’inici».',
          '«Lasterbideak» pantailan, aukeratu «Hasierako orria».',
          'Em «Atalhos», escolhe a «Página inicial».',
          'In “Quick access”, choose the “Start page”.',
          'In «Accessi rapidi», scegli la «Pagina iniziale».',
          'Dans « Accès rapides », choisissez la « Page d’accueil ».',
        ],
        show: 'ui.home_choose',
      },
    ],
  },
  {
    screens: ['quick-access'],
    about: [
      'Las pantallas que quieres tener a mano, en las pestañas de arriba, en el menú lateral o en los dos. Son solo tuyas: nadie más las ve cambiar.',
      'Les pantalles que vols tenir a mà, a les pestanyes de dalt, al menú lateral o a tots dos. Són només teves: ningú més les veu canviar.',
      'Eskura izan nahi dituzun pantailak, goiko fitxetan, alboko menuan edo bietan. Zureak bakarrik dira: beste inork ez ditu aldatzen ikusten.',
      'Os ecrãs que queres ter à mão, nos separadores de cima, no menu lateral ou nos dois. São só teus: mais ninguém os vê mudar.',
      'The screens that you want at hand, in the tabs above, in the side menu or in both. They are yours alone: nobody else sees them change.',
      'Le schermate che vuoi avere a portata, nelle schede in alto, nel menu laterale o in entrambi. Sono solo tue: nessun altro le vede cambiare.',
      'Les écrans que vous voulez sous la main, dans les onglets du haut, le menu latéral ou les deux. Ils ne sont qu’à vous : personne d’autre ne les voit changer.',
    ],
    tasks: [
      {
        title: ['Añadir o quitar un acceso', 'Afegeix o treu un accés', 'Lasterbide bat gehitu edo kendu', 'Acrescentar ou tirar um atalho', 'Add or remove one', 'Aggiungere o togliere un accesso', 'Ajouter ou retirer un accès'],
        how: [
          'En la fila de la pantalla, cambia «Acceso directo»: se guarda al momento.',
          'A la fila de la pantalla, canvia «Accés directe»: es desa a l’instant.',
          'Pantailaren lerroan, aldatu «Lasterbidea»: berehala gordetzen da.',
          'Na linha do ecrã, muda «Atalho»: guarda-se de imediato.',
          'In the row of the screen, change “Shortcut”: it is saved at once.',
          'Nella riga della schermata, cambia «Scorciatoia»: si salva subito.',
          'Sur la ligne de l’écran, changez « Raccourci » : c’est enregistré aussitôt.',
        ],
      },
      {
        title: ['Elegir la página de inicio', 'Tria la pàgina d’inici', 'Hasierako orria aukeratu', 'Escolher a página inicial', 'Choose the start page', 'Scegliere la pagina iniziale', 'Choisir la page d’accueil'],
        how: [
          '«Página de inicio» dice qué pantalla se abre al entrar.',
          '«Pàgina d’inici» diu quina pantalla s’obre en entrar.',
          '«Hasierako orria» aukerak sartzean zein pantaila irekitzen den esaten du.',
          '«Página inicial» diz que ecrã se abre ao entrar.',
          '“Start page” says which screen opens when you sign in.',
          '«Pagina iniziale» dice quale schermata si apre all’ingresso.',
          '« Page d’accueil » dit quel écran s’ouvre à la connexion.',
        ],
        show: 'ui.start_page',
      },
    ],
  },
  {
    screens: ['updates'],
    about: [
      'Las novedades del programa y los boletines del club, mes a mes. Cada una es un PDF en su idioma.',
      'Les novetats del programa i els butlletins del club, mes a mes. Cadascuna és un PDF en el seu idioma.',
      'Programaren berritasunak eta klubaren buletinak, hilez hil. Bakoitza bere hizkuntzako PDF bat da.',
      'As novidades do programa e os boletins do clube, mês a mês. Cada uma é um PDF na sua língua.',
      'The news of the program and the newsletters of the club, month by month. Each is a PDF in its language.',
      'Le novità del programma e i bollettini del club, mese per mese. Ognuna è un PDF nella sua lingua.',
      'Les nouveautés du programme et les bulletins du club, mois par mois. Chacun est un PDF dans sa langue.',
    ],
    tasks: [
      {
        title: ['Leer las novedades de un mes', 'Llegeix les novetats d’un mes', 'Hilabete bateko berritasunak irakurri', 'Ler as novidades de um mês', 'Read the news of a month', 'Leggere le novità di un mese', 'Lire les nouveautés d’un mois'],
        how: [
          'Pulsa el idioma al lado del mes: el PDF se descarga.',
          'Prem l’idioma al costat del mes: el PDF es descarrega.',
          'Sakatu hizkuntza hilaren ondoan: PDFa deskargatzen da.',
          'Prime a língua ao lado do mês: o PDF descarrega-se.',
          'Press the language beside the month: the PDF is downloaded.',
          'Premi la lingua accanto al mese: il PDF si scarica.',
          'Cliquez sur la langue à côté du mois : le PDF se télécharge.',
        ],
      },
      {
        title: ['Leer un boletín del club', 'Llegeix un butlletí del club', 'Klubaren buletin bat irakurri', 'Ler um boletim do clube', 'Read a newsletter of the club', 'Leggere un bollettino del club', 'Lire un bulletin du club'],
        how: [
          'Los del club van aparte, en «Boletines», cuando los hay.',
          'Els del club van a part, a «Butlletins», quan n’hi ha.',
          'Klubarenak aparte daude, «Buletinak» atalean, baldin badaude.',
          'Os do clube estão à parte, em «Boletins», quando os há.',
          'Those of the club are apart, in “Newsletters”, where there are any.',
          'Quelli del club sono a parte, in «Newsletter», quando ci sono.',
          'Ceux du club sont à part, dans « Bulletins », quand il y en a.',
        ],
      },
    ],
  },
  {
    screens: ['support'],
    about: [
      'La versión del programa y lo que conviene decir al pedir ayuda. También lleva a las novedades, a tus accesos y a tu cuenta.',
      'La versió del programa i el que convé dir en demanar ajuda. També porta a les novetats, als teus accessos i al teu compte.',
      'Programaren bertsioa eta laguntza eskatzean esan beharrekoa. Berritasunetara, zure lasterbideetara eta zure kontura ere eramaten du.',
      'A versão do programa e o que convém dizer ao pedir ajuda. Também leva às novidades, aos teus atalhos e à tua conta.',
      'The version of the program and what to tell when asking for help. It also leads to the news, your quick access and your account.',
      'La versione del programma e ciò che conviene dire quando si chiede aiuto. Porta anche alle novità, ai tuoi accessi e al tuo account.',
      'La version du programme et ce qu’il faut dire en demandant de l’aide. Mène aussi aux nouveautés, à vos accès et à votre compte.',
    ],
    tasks: [
      {
        title: ['Copiar la versión para pedir ayuda', 'Copia la versió per demanar ajuda', 'Bertsioa kopiatu laguntza eskatzeko', 'Copiar a versão para pedir ajuda', 'Copy the version to ask for help', 'Copiare la versione per chiedere aiuto', 'Copier la version pour demander de l’aide'],
        how: [
          '«Copiar» lleva al portapapeles el programa, la base de datos y el navegador.',
          '«Copia» porta al porta-retalls el programa, la base de dades i el navegador.',
          '«Kopiatu» botoiak programa, datu-basea eta nabigatzailea arbelera eramaten ditu.',
          '«Copiar» leva para a área de transferência o programa, a base de dados e o navegador.',
          '“Copy” puts program, database and browser on the clipboard.',
          '«Copia» porta negli appunti il programma, il database e il browser.',
          '« Copier » met dans le presse-papiers programme, base de données et navigateur.',
        ],
        show: 'own-account.copy',
      },
      {
        title: ['Ver las novedades', 'Mira les novetats', 'Berritasunak ikusi', 'Ver as novidades', 'See the news', 'Vedere le novità', 'Voir les nouveautés'],
        how: [
          'Están mes a mes en «Novedades».',
          'Són mes a mes a «Novetats».',
          'Hilez hil daude «Berriak» pantailan.',
          'Estão mês a mês em «Novidades».',
          'They are in “News and updates”, month by month.',
          'Sono mese per mese in «Novità».',
          'Elles sont mois par mois dans « Nouveautés ».',
        ],
        show: 'menu.updates',
      },
    ],
  },
)
