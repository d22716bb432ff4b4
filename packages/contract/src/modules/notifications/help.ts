import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const notificationsHelp = helpOf(
  {
    screens: ['notifications', 'notification-new'],
    about: [
      'Los mensajes a muchos: por correo y por la app, con lo que pasó con cada uno. Los correos del mes tienen un tope.',
      'Els missatges a molts: per correu i per l’app, amb el que ha passat amb cadascun. Els correus del mes tenen un límit.',
      'Askorentzako mezuak: postaz eta aplikazioz, bakoitzarekin gertatutakoarekin. Hileko mezuek muga dute.',
      'As mensagens a muitos: por e-mail e pela app, com o que aconteceu com cada uma. Os e-mails do mês têm um limite.',
      'Messages to many: by mail and in the app, with what became of each. The mails of a month have a limit.',
      'I messaggi a molti: per e-mail e nell’app, con ciò che è successo a ciascuno. Le e-mail del mese hanno un limite.',
      'Les messages à plusieurs : par e-mail et dans l’appli, avec le sort de chacun. Les e-mails du mois ont un plafond.',
    ],
    tasks: [
      {
        title: ['Escribir a un curso', 'Escriu a un curs', 'Ikastaro bati idatzi', 'Escrever a um curso', 'Write to a course', 'Scrivere a un corso', 'Écrire à un cours'],
        how: [
          'Empieza una nueva, escribe el texto y elige el curso en «Destinatarios».',
          'Comença’n una de nova, escriu el text i tria el curs a «Destinataris».',
          'Hasi berri bat, idatzi testua eta aukeratu ikastaroa «Hartzaileak» atalean.',
          'Comece uma nova, escreva o texto e escolha o curso em «Destinatários».',
          'Begin a new one, write the text and choose the course under “Recipients”.',
          'Iniziane una nuova, scrivi il testo e scegli il corso in «Destinatari».',
          'Commencez-en une, écrivez le texte et choisissez le cours dans « Destinataires ».',
        ],
        key: 'n',
      },
      {
        title: ['Ver a quién no le llegó', 'Mira a qui no li va arribar', 'Nori iritsi ez zaion ikusi', 'Ver a quem não chegou', 'See whom it did not reach', 'Vedere a chi non è arrivata', 'Voir qui ne l’a pas reçue'],
        how: [
          'Abre la que enviaste: los que hay que mirar están primero, con lo que dijo su servidor.',
          'Obre la que vas enviar: els que cal mirar són els primers, amb el que va dir el seu servidor.',
          'Ireki bidali duzuna: begiratu beharrekoak lehenak dira, zerbitzariak esandakoarekin.',
          'Abra a que enviou: os que é preciso ver estão primeiro, com o que disse o servidor.',
          'Open the one that you sent: those to look at come first, with the words of their servers.',
          'Apri quella inviata: quelli da guardare sono i primi, con le parole del loro server.',
          'Ouvrez celle que vous avez envoyée : ceux à regarder sont en tête, avec les mots de leur serveur.',
        ],
      },
      {
        title: ['Guardar un texto para otra vez', 'Desa un text per a una altra vegada', 'Testu bat beste baterako gorde', 'Guardar um texto para outra vez', 'Keep a text for another time', 'Conservare un testo per un’altra volta', 'Garder un texte pour une autre fois'],
        how: [
          'Las plantillas tienen su propia página, también las de las cartas que salen solas.',
          'Les plantilles tenen la seva pàgina, també les de les cartes que surten soles.',
          'Txantiloiek beren orria dute, baita berez irteten diren gutunenek ere.',
          'Os modelos têm a sua página, também os das cartas que saem sozinhas.',
          'Templates have a page of their own, also those of the letters that leave by themselves.',
          'I modelli hanno una loro pagina, anche quelli delle lettere che partono da sole.',
          'Les modèles ont leur page, aussi ceux des lettres qui partent seules.',
        ],
        to: '/notificacion/plantillas',
      },
    ],
    words: [
      [
        ['Rebote', 'Rebot', 'Itzulera', 'Devolução', 'Bounce', 'Respinta', 'Rejet'],
        ['Correo que el servidor del socio no aceptó.', 'Correu que el servidor del soci no va acceptar.', 'Bazkidearen zerbitzariak onartu ez duen mezua.', 'E-mail que o servidor do sócio não aceitou.', 'Mail that the member’s server did not take.', 'E-mail che il server del socio non ha accettato.', 'E-mail que le serveur du membre n’a pas accepté.'],
      ],
    ],
  },
  {
    screens: ['notification-edit'],
    about: [
      'Un mensaje a muchos: el texto, a quiénes y qué pasó. Se guarda solo; lo que ya se envió no cambia.',
      'Un missatge a molts: el text, a qui i què ha passat. Es desa sol; el que ja s’ha enviat no canvia.',
      'Askorentzako mezu bat: testua, nori eta zer gertatu den. Berez gordetzen da; bidalitakoa ez da aldatzen.',
      'Uma mensagem a muitos: o texto, a quem e o que aconteceu. Guarda-se sozinha; o que já se enviou não muda.',
      'A message to many: its text, its readers and what became of it. It saves itself; what was sent does not change.',
      'Un messaggio a molti: il testo, a chi e cosa è successo. Si salva da solo; ciò che è stato inviato non cambia.',
      'Un message à plusieurs : le texte, à qui et la suite. Il s’enregistre seul ; ce qui est envoyé ne change pas.',
    ],
    tasks: [
      {
        title: ['Llamar a cada uno por su nombre', 'Digues a cadascú pel seu nom', 'Bakoitzari bere izenez deitu', 'Chamar cada um pelo nome', 'Call each reader by name', 'Chiamare ciascuno per nome', 'Appeler chacun par son nom'],
        how: [
          'Escribe dos llaves, {{, o pulsa «Campo», y elige el dato. Pulsa el campo para poner qué sale cuando falta.',
          'Escriu dues claus, {{, o prem «Camp», i tria la dada. Prem el camp per posar què surt quan falta.',
          'Idatzi bi giltza, {{, edo sakatu «Eremua», eta aukeratu datua. Sakatu eremua falta denean zer irten jartzeko.',
          'Escreva duas chavetas, {{, ou prima «Campo», e escolha o dado. Prima o campo para pôr o que sai quando falta.',
          'Type two braces, {{, or press “Field”, and choose it. Click a field to set its word for readers without a value.',
          'Scrivi due graffe, {{, o premi «Campo», e scegli il dato. Premi il campo per dire cosa mettere quando manca.',
          'Tapez deux accolades, {{, ou cliquez sur « Champ », et choisissez la donnée. Cliquez sur le champ pour dire quoi mettre s’il manque.',
        ],
        show: 'letters.insert_field',
      },
      {
        title: ['Quitar a alguien de la lista', 'Treu algú de la llista', 'Norbait zerrendatik kendu', 'Retirar alguém da lista', 'Leave somebody out', 'Togliere qualcuno dall’elenco', 'Retirer quelqu’un de la liste'],
        how: [
          'En «Destinatarios», quita su marca: queda como excepción aunque la lista cambie.',
          'A «Destinataris», treu la seva marca: queda com a excepció encara que la llista canviï.',
          '«Hartzaileak» atalean, kendu marka: salbuespen geratzen da zerrenda aldatu arren.',
          'Em «Destinatários», retire a sua marca: fica como exceção mesmo que a lista mude.',
          'Under “Recipients”, take out the tick: it stays an exception even if the list changes.',
          'In «Destinatari», togli la spunta: resta un’eccezione anche se l’elenco cambia.',
          'Dans « Destinataires », décochez : l’exception reste même si la liste change.',
        ],
        show: 'notices.tab.recipients',
      },
      {
        title: ['Enviar', 'Envia', 'Bidali', 'Enviar', 'Send', 'Inviare', 'Envoyer'],
        how: [
          'Ctrl+Intro muestra cuántos la reciben y el tope del mes; otra vez, la envía. Durante un minuto se puede deshacer.',
          'Ctrl+Intro mostra quants la reben i el límit del mes; un altre cop, l’envia. Durant un minut es pot desfer.',
          'Ktrl+Sartu teklek erakusten dute zenbatek jasotzen duten eta hileko muga; berriro, bidali egiten du. Minutu batez desegin daiteke.',
          'Ctrl+Enter mostra quantos a recebem e o limite do mês; outra vez, envia-a. Durante um minuto pode desfazer-se.',
          'Ctrl+Enter shows how many get it and the limit of the month; once more sends it. For a minute it can be undone.',
          'Ctrl+Invio mostra quanti la ricevono e il limite del mese; di nuovo, la invia. Per un minuto si può annullare.',
          'Ctrl+Entrée montre combien la reçoivent et le plafond du mois ; encore une fois l’envoie. Pendant une minute on peut annuler.',
        ],
        key: 'mod+Enter',
      },
    ],
  },
)
