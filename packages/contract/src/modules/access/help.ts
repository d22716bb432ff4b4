import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const accessHelp = helpOf(
  {
    screens: ['access-codes'],
    about: [
      'Los códigos con que los socios abren el torno, y quién tiene cada uno. Se cargan de un fichero y se dan en la ficha del socio.',
      'Els codis amb què els socis obren el torn, i qui té cadascun. Es carreguen d’un fitxer i es donen a la fitxa del soci.',
      'Bazkideek tornua irekitzeko erabiltzen dituzten kodeak, eta nork duen bakoitza. Fitxategi batetik kargatzen dira eta bazkidearen fitxan ematen dira.',
      'Os códigos com que os sócios abrem o torniquete, e quem tem cada um. Carregam-se de um ficheiro e dão-se na ficha do sócio.',
      'The codes with which members open the turnstile, and who has each. They are loaded from a file and given in the member’s file.',
      'I codici con cui i soci aprono il tornello, e chi ha ciascuno. Si caricano da un file e si danno nella scheda del socio.',
      'Les codes avec lesquels les membres ouvrent le tourniquet, et qui a chacun. Ils se chargent d’un fichier et se donnent dans la fiche du membre.',
    ],
    tasks: [
      {
        title: ['Cargar códigos', 'Carrega codis', 'Kodeak kargatu', 'Carregar códigos', 'Load codes', 'Caricare codici', 'Charger des codes'],
        how: [
          'Elige el tipo arriba y pulsa «Cargar códigos»: un código por línea. Si algo está mal se dice línea por línea y no se carga nada.',
          'Tria el tipus a dalt i prem «Carrega codis»: un codi per línia. Si alguna cosa està malament es diu línia per línia i no es carrega res.',
          'Aukeratu mota goian eta sakatu «Kargatu kodeak»: kode bat lerroko. Zerbait gaizki badago lerroz lerro esaten da eta ez da ezer kargatzen.',
          'Escolhe o tipo em cima e prime «Carregar códigos»: um código por linha. Se algo está mal diz-se linha a linha e não se carrega nada.',
          'Choose the type above, then press “Upload codes”: one code a line. If something is wrong you are told line by line, and nothing is loaded.',
          'Scegli il tipo in alto e premi «Carica codici»: un codice per riga. Se qualcosa non va si dice riga per riga e non si carica nulla.',
          'Choisissez le type en haut puis cliquez sur « Importer des codes » : un code par ligne. Si quelque chose cloche, c’est dit ligne par ligne et rien n’est chargé.',
        ],
        show: 'access.upload',
      },
      {
        title: ['Saber de quién es un código', 'Sap de qui és un codi', 'Kode bat norena den jakin', 'Saber de quem é um código', 'Know whose code it is', 'Sapere di chi è un codice', 'Savoir à qui est un code'],
        how: [
          'La columna «Lo tiene» dice el socio y lleva a su ficha; los demás están libres.',
          'La columna «El té» diu el soci i porta a la seva fitxa; els altres són lliures.',
          '«Norena» zutabeak bazkidea esaten du eta bere fitxara eramaten du; besteak libre daude.',
          'A coluna «Quem o tem» diz o sócio e leva à sua ficha; os outros estão livres.',
          'The column “Held by” names the member and leads to the file; the others are free.',
          'La colonna «Assegnato a» dice il socio e porta alla sua scheda; gli altri sono liberi.',
          'La colonne « Détenu par » nomme le membre et mène à sa fiche ; les autres sont libres.',
        ],
      },
      {
        title: ['Eliminar códigos', 'Elimina codis', 'Kodeak ezabatu', 'Eliminar códigos', 'Delete codes', 'Eliminare codici', 'Supprimer des codes'],
        how: [
          'Márcalos y usa el botón de eliminar. Un código que tiene un socio hay que quitárselo antes.',
          'Marca’ls i fes servir el botó d’eliminar. Un codi que té un soci s’ha de treure abans.',
          'Markatu eta erabili ezabatzeko botoia. Bazkide batek duen kodea lehenago kendu behar zaio.',
          'Marca-os e usa o botão de eliminar. Um código que um sócio tem é preciso tirar-lho antes.',
          'Tick them and use the delete button. A code that a member has must be taken away first.',
          'Spuntali e usa il pulsante di eliminazione. Un codice di un socio va prima tolto a lui.',
          'Cochez-les et utilisez le bouton de suppression. Un code attribué doit d’abord être retiré au membre.',
        ],
      },
    ],
  },
  {
    screens: ['access-requests'],
    about: [
      'Lo que tornos, puertas y luces han preguntado y qué se les contestó. Sale el mes en curso; lo negado queda señalado.',
      'El que torns, portes i llums han preguntat i què se’ls va contestar. Surt el mes en curs; el que s’ha negat queda assenyalat.',
      'Tornuek, ateek eta argiek galdetu dutena eta zer erantzun zaien. Uneko hila agertzen da; ukatutakoa markatuta dago.',
      'O que torniquetes, portas e luzes perguntaram e o que se lhes respondeu. Aparece o mês em curso; o que foi negado fica assinalado.',
      'What turnstiles, doors and lights have asked and what they were answered. The current month is shown; refusals are marked.',
      'Ciò che tornelli, porte e luci hanno chiesto e cosa si è risposto. Si vede il mese in corso; i rifiuti sono segnalati.',
      'Ce que tourniquets, portes et lumières ont demandé et la réponse donnée. Le mois en cours est affiché ; les refus sont signalés.',
    ],
    tasks: [
      {
        title: ['Saber por qué una puerta no se abrió', 'Sap per què una porta no es va obrir', 'Atea zergatik ez zen ireki jakin', 'Saber porque uma porta não abriu', 'Know why a door did not open', 'Sapere perché una porta non si è aperta', 'Savoir pourquoi une porte n’a pas ouvert'],
        how: [
          'Busca la hora y lee «Resultado»: dice el motivo tal como lo recibió el terminal.',
          'Busca l’hora i llegeix «Resultat»: diu el motiu tal com el va rebre el terminal.',
          'Bilatu ordua eta irakurri «Emaitza»: terminalak jaso zuen arrazoia dio.',
          'Procura a hora e lê «Resultado»: diz o motivo tal como o terminal o recebeu.',
          'Find the time and read “Result”: it gives the reason as the terminal received it.',
          'Cerca l’ora e leggi «Risultato»: dice il motivo come l’ha ricevuto il terminale.',
          'Cherchez l’heure et lisez « Résultat » : le motif y est tel que le terminal l’a reçu.',
        ],
        to: '/controlacceso/peticionesdomotica',
      },
      {
        title: ['Mirar otros días o un tipo de petición', 'Mira altres dies o un tipus de petició', 'Beste egun batzuk edo eskaera mota bat ikusi', 'Ver outros dias ou um tipo de pedido', 'Look at other days or one kind of request', 'Guardare altri giorni o un tipo di richiesta', 'Voir d’autres jours ou un type de demande'],
        how: [
          'Cambia las fechas de arriba, y elige al lado si quieres puertas o luces.',
          'Canvia les dates de dalt, i tria al costat si vols portes o llums.',
          'Aldatu goiko datak, eta aukeratu ondoan ateak edo argiak nahi dituzun.',
          'Muda as datas de cima, e escolhe ao lado se queres portas ou luzes.',
          'Change the dates above, and choose beside them doors or lights.',
          'Cambia le date in alto, e scegli accanto se vuoi porte o luci.',
          'Changez les dates en haut, et choisissez à côté portes ou lumières.',
        ],
      },
    ],
  },
  {
    screens: ['access-terminals'],
    about: [
      'Los aparatos que preguntan quién puede entrar: la entrada del club, las puertas y las luces. Cada uno se identifica con su clave.',
      'Els aparells que pregunten qui pot entrar: l’entrada del club, les portes i els llums. Cadascun s’identifica amb la seva clau.',
      'Nor sar daitekeen galdetzen duten gailuak: klubeko sarrera, ateak eta argiak. Bakoitza bere gakoarekin identifikatzen da.',
      'Os aparelhos que perguntam quem pode entrar: a entrada do clube, as portas e as luzes. Cada um identifica-se com a sua chave.',
      'The devices that ask who may enter: the entrance of the club, doors and lights. Each identifies itself by its key.',
      'I dispositivi che chiedono chi può entrare: l’ingresso del club, le porte e le luci. Ognuno si identifica con la sua chiave.',
      'Les appareils qui demandent qui peut entrer : l’entrée du club, les portes et les lumières. Chacun s’identifie par sa clé.',
    ],
    tasks: [
      {
        title: ['Añadir un torno, una puerta o una luz', 'Afegeix un torn, una porta o un llum', 'Tornu, ate edo argi bat gehitu', 'Acrescentar um torniquete, uma porta ou uma luz', 'Add a turnstile, a door or a light', 'Aggiungere un tornello, una porta o una luce', 'Ajouter un tourniquet, une porte ou une lumière'],
        how: [
          'Al guardar sale su clave: cópiala entonces y dásela al instalador, porque no se vuelve a mostrar. Una puerta o una luz pide sus pistas.',
          'En desar surt la seva clau: copia-la llavors i dona-la a l’instal·lador, perquè no es torna a mostrar. Una porta o un llum demana les seves pistes.',
          'Gordetzean bere gakoa agertzen da: kopiatu orduan eta eman instalatzaileari, ez baita berriro erakusten. Ate edo argi batek bere pistak eskatzen ditu.',
          'Ao guardar sai a sua chave: copia-a então e dá-a ao instalador, porque não volta a mostrar-se. Uma porta ou uma luz pede os seus campos.',
          'When saved its key is shown: copy it then for the installer, as it is not shown again. A door or a light asks for its courts.',
          'Salvando appare la sua chiave: copiala subito per l’installatore, perché non si mostra più. Una porta o una luce chiede i suoi campi.',
          'À l’enregistrement sa clé s’affiche : copiez-la pour l’installateur, elle n’est plus montrée ensuite. Une porte ou une lumière demande ses terrains.',
        ],
        key: 'n',
      },
      {
        title: ['Dar una clave nueva', 'Dona una clau nova', 'Gako berri bat eman', 'Dar uma chave nova', 'Give a new key', 'Dare una chiave nuova', 'Donner une nouvelle clé'],
        how: [
          'El botón de la llave de su fila la cambia. La de antes deja de valer y el aparato no abre hasta que se le ponga.',
          'El botó de la clau de la seva fila la canvia. La d’abans deixa de valer i l’aparell no obre fins que se li posi.',
          'Lerroko giltza botoiak aldatzen du. Lehengoak balioa galtzen du eta gailuak ez du irekitzen berria jarri arte.',
          'O botão da chave da sua linha muda-a. A anterior deixa de valer e o aparelho não abre até lha porem.',
          'The key button of its row changes it. The old one stops counting and the device does not open until it has the new one.',
          'Il pulsante della chiave della sua riga la cambia. Quella di prima non vale più e il dispositivo non apre finché non la riceve.',
          'Le bouton à clé de sa ligne la change. L’ancienne ne vaut plus et l’appareil n’ouvre pas avant de l’avoir reçue.',
        ],
      },
      {
        title: ['Dejarlo fuera de servicio', 'Deixa’l fora de servei', 'Zerbitzutik kendu', 'Deixá-lo fora de serviço', 'Put it out of service', 'Metterlo fuori servizio', 'Le mettre hors service'],
        how: [
          'Ábrelo y apaga «En servicio»: a partir de entonces no abre a nadie.',
          'Obre’l i apaga «En servei»: a partir de llavors no obre a ningú.',
          'Ireki eta itzali «Zerbitzuan»: hortik aurrera ez dio inori irekitzen.',
          'Abre-o e desliga «Em serviço»: a partir daí não abre a ninguém.',
          'Open it and switch “In service” off: from then on it opens to nobody.',
          'Aprilo e spegni «In servizio»: da allora non apre a nessuno.',
          'Ouvrez-le et désactivez « En service » : il n’ouvre alors à personne.',
        ],
      },
    ],
  },
)
