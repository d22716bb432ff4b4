import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const identityHelp = helpOf(
  {
    screens: ['staff'],
    about: [
      'Quién trabaja con el programa y qué puede hacer. Cada cambio se guarda al momento y se avisa por correo a esa persona.',
      'Qui treballa amb el programa i què pot fer. Cada canvi es desa a l’instant i s’avisa per correu aquesta persona.',
      'Nork lan egiten duen programarekin eta zer egin dezakeen. Aldaketa bakoitza berehala gordetzen da eta pertsona horri postaz jakinarazten zaio.',
      'Quem trabalha com o programa e o que pode fazer. Cada alteração guarda-se de imediato e avisa-se por e-mail essa pessoa.',
      'Who works with the program and what they may do. Each change is saved at once, and the person is told by e-mail.',
      'Chi lavora con il programma e cosa può fare. Ogni modifica si salva subito e la persona viene avvisata per e-mail.',
      'Qui travaille avec le programme et ce qu’il peut faire. Chaque changement est enregistré aussitôt et la personne prévenue par e-mail.',
    ],
    tasks: [
      {
        title: ['Dar acceso a alguien', 'Dona accés a algú', 'Norbaiti sarbidea eman', 'Dar acesso a alguém', 'Give somebody access', 'Dare accesso a qualcuno', 'Donner accès à quelqu’un'],
        how: [
          'Elige al socio. Si dejas la contraseña vacía recibe un enlace para elegirla; después se marcan sus permisos.',
          'Tria el soci. Si deixes la contrasenya buida rep un enllaç per triar-la; després es marquen els seus permisos.',
          'Aukeratu bazkidea. Pasahitza hutsik utziz gero, hautatzeko esteka bat jasotzen du; gero bere baimenak markatzen dira.',
          'Escolhe o sócio. Se deixares a palavra-passe vazia recebe uma ligação para a escolher; depois marcam-se as suas permissões.',
          'Choose the member. With the password left empty, a link to choose one is sent; then tick the rights.',
          'Scegli il socio. Se lasci la password vuota riceve un link per sceglierla; poi si spuntano i suoi permessi.',
          'Choisissez le membre. Sans mot de passe, il reçoit un lien pour en choisir un ; ses droits se cochent ensuite.',
        ],
        key: 'n',
      },
      {
        title: ['Cambiar lo que alguien puede hacer', 'Canvia el que algú pot fer', 'Norbaitek egin dezakeena aldatu', 'Mudar o que alguém pode fazer', 'Change what somebody may do', 'Cambiare ciò che qualcuno può fare', 'Changer ce que quelqu’un peut faire'],
        how: [
          'Abre su fila y marca sus permisos. Un administrador los tiene todos.',
          'Obre la seva fila i marca els seus permisos. Un administrador els té tots.',
          'Ireki bere lerroa eta markatu baimenak. Administratzaile batek denak ditu.',
          'Abre a sua linha e marca as permissões. Um administrador tem-nas todas.',
          'Open the row and tick the rights. An administrator has all of them.',
          'Apri la sua riga e spunta i permessi. Un amministratore li ha tutti.',
          'Ouvrez sa ligne et cochez ses droits. Un administrateur les a tous.',
        ],
        to: '/personal',
      },
      {
        title: ['Cerrar el acceso de quien se va', 'Tanca l’accés de qui marxa', 'Joaten denaren sarbidea itxi', 'Fechar o acesso de quem sai', 'Close the access of a leaver', 'Chiudere l’accesso di chi se ne va', 'Fermer l’accès de qui s’en va'],
        how: [
          'Abre su fila y apaga «Puede entrar en el programa»: sus sesiones se cierran en el acto.',
          'Obre la seva fila i apaga «Pot entrar al programa»: les seves sessions es tanquen a l’acte.',
          'Ireki bere lerroa eta itzali «Programan sar daiteke»: bere saioak berehala ixten dira.',
          'Abre a sua linha e desliga «Pode entrar no programa»: as suas sessões fecham-se no ato.',
          'Open the row and switch “May sign in” off: the sessions end at once.',
          'Apri la sua riga e spegni «Può entrare nel programma»: le sue sessioni si chiudono subito.',
          'Ouvrez sa ligne et désactivez « Peut se connecter » : ses sessions se ferment aussitôt.',
        ],
      },
    ],
  },
  {
    screens: ['account'],
    about: [
      'Tu cuenta: la contraseña, el segundo factor y los navegadores en que has entrado. Lo importante pide otra vez tu contraseña.',
      'El teu compte: la contrasenya, el segon factor i els navegadors en què has entrat. El que és important torna a demanar la contrasenya.',
      'Zure kontua: pasahitza, bigarren faktorea eta sartu zaren nabigatzaileak. Garrantzitsuak pasahitza berriro eskatzen du.',
      'A tua conta: a palavra-passe, o segundo fator e os navegadores em que entraste. O importante volta a pedir a tua palavra-passe.',
      'Your account: password, second factor and the browsers you have signed in with. What matters asks for your password again.',
      'Il tuo account: la password, il secondo fattore e i browser da cui sei entrato. Ciò che conta chiede di nuovo la password.',
      'Votre compte : mot de passe, second facteur et navigateurs utilisés. L’important redemande votre mot de passe.',
    ],
    tasks: [
      {
        title: ['Cambiar la contraseña', 'Canvia la contrasenya', 'Pasahitza aldatu', 'Mudar a palavra-passe', 'Change the password', 'Cambiare la password', 'Changer le mot de passe'],
        how: [
          'Escribe la actual y la nueva. Tus otras sesiones se cierran.',
          'Escriu l’actual i la nova. Les teves altres sessions es tanquen.',
          'Idatzi oraingoa eta berria. Zure beste saioak ixten dira.',
          'Escreve a atual e a nova. As tuas outras sessões fecham-se.',
          'Type the current one and the new one. Your other sessions end.',
          'Scrivi quella attuale e quella nuova. Le tue altre sessioni si chiudono.',
          'Tapez l’actuel et le nouveau. Vos autres sessions se ferment.',
        ],
        show: 'own-account.old',
      },
      {
        title: ['Proteger la entrada con un código', 'Protegeix l’entrada amb un codi', 'Sarrera kode batekin babestu', 'Proteger a entrada com um código', 'Protect signing in with a code', 'Proteggere l’accesso con un codice', 'Protéger la connexion par un code'],
        how: [
          'En «Segundo factor», activa la aplicación de códigos o el código por correo. Guarda los códigos de recuperación.',
          'A «Segon factor», activa l’aplicació de codis o el codi per correu. Guarda els codis de recuperació.',
          '«Bigarren faktorea» atalean, aktibatu kodeen aplikazioa edo posta bidezko kodea. Gorde berreskuratze-kodeak.',
          'Em «Segundo fator», ativa a aplicação de códigos ou o código por e-mail. Guarda os códigos de recuperação.',
          'In “Second factor”, switch on the application with codes or the code by e-mail. Keep the recovery codes.',
          'In «Secondo fattore», attiva l’applicazione di codici o il codice per e-mail. Conserva i codici di recupero.',
          'Dans « Second facteur », activez l’application de codes ou le code par e-mail. Conservez les codes de récupération.',
        ],
        show: 'own-account.second_factor',
      },
      {
        title: ['Cerrar una sesión olvidada', 'Tanca una sessió oblidada', 'Ahaztutako saio bat itxi', 'Fechar uma sessão esquecida', 'End a forgotten session', 'Chiudere una sessione dimenticata', 'Fermer une session oubliée'],
        how: [
          '«Sesiones abiertas» dice cada navegador y su última actividad: «Cerrar» lo echa fuera.',
          '«Sessions obertes» diu cada navegador i la seva última activitat: «Tanca» el fa fora.',
          '«Saio irekiak» atalak nabigatzaile bakoitza eta bere azken jarduera esaten ditu: «Itxi» botoiak kanporatzen du.',
          '«Sessões abertas» diz cada navegador e a sua última atividade: «Encerrar» põe-no fora.',
          '“Open sessions” lists each browser and its last activity: “End” signs it out.',
          '«Sessioni aperte» dice ogni browser e la sua ultima attività: «Chiudi» lo butta fuori.',
          '« Sessions ouvertes » liste chaque navigateur et sa dernière activité : « Fermer » le déconnecte.',
        ],
        show: 'own-account.sessions',
      },
    ],
  },
)
