/**
 * Most used passwords of ten or more characters, beyond combinations of the words below, in lower-case letters and digits; attackers try
 * them first.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
    0123456789 1122334455 1212121212 1231231231 123123123123 1234512345 1234567890 12345678900 123456789012
    1234567891 12345678910 123456789a 123456789q 123456789z 1q2w3e4r5t 1qaz2wsx3edc 9876543210 a123456789
    abc1234567 abc123456789 abcd123456 abcdefg123 abcdefghij admin12345 admin123456 admin1234567 adminadmin
    administrador administrador1 administrator administrator1 alejandro1 alejandro123 asdfghjkl asdfghjkl1 asdfghjkl123
    athletic1898 barcelona1 barcelona10 barcelona123 benvingut1 bienvenido bienvenido1 bienvenido123 changeme123
    changeme1234 clubclub12 contrasena contrasena1 contrasena123 contrasenya contrasenya1 contrasenya123 dragon12345
    espana2024 espana2025 espana2026 fcbarcelona fcbarcelona1 football123 futbol1234 iloveyou12 iloveyou123
    invierno2026 letmein123 letmein1234 master12345 miapassword michael123 micontrasena mivida1234 monkey12345
    monmotdepasse motdepasse motdepasse1 motdepasse123 mypassword p4ssw0rd123 pa55word123 padel12345 padel123456
    padelpadel palavrapasse pasahitza1 pasahitza123 passw0rd123 password12 password123 password1234 password12345
    passwordpassword poiuytrewq primavera2026 princesa123 q1w2e3r4t5 qwerty1234 qwerty12345 qwerty123456 qwertyuiop
    qwertyuiop123 realmadrid realmadrid1 realmadrid123 senha12345 senha123456 sunshine123 superman123 teamomucho
    teamomucho1 tenis12345 tennis1234 tequiero12 tequiero123 thepassword tribuna123 tribuna1234 tribuna2026
    trustno1234 verano2025 verano2026 visca1barca viscabarca1 welcome123 welcome1234 zxcvbnm123
  `
    .trim()
    .split(/\s+/),
)

/** Words common in guesses, in lower case without accents; combined only with digits and signs they make no password. */
export const commonWords: ReadonlySet<string> = new Set(
  `
    abc acceso access acces admin administracion administrador administrator altair amor anna antonio arsenal asdf asdfgh asdfghjkl
    athletic atletico baloncesto barca barcelona basket benfica benvingut benvinguda bienvenido bienvenida bienvenue bemvindo benvenuto betis
    bilbao bonjour boss caja calcio cambiame campeon carlos casa change changeme chelsea chocolate club clube clave computer contrasena
    contrasenya contrasenyes cuenta default demo demos deporte deportivo dragon enero febrero marzo abril mayo junio julio agosto septiembre
    setiembre octubre noviembre diciembre gener febrer marc abril maig juny juliol agost setembre octubre novembre desembre january february
    march april may june july august september october november december janvier fevrier mars avril mai juin juillet aout septembre octobre
    decembre gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre janeiro fevereiro abril maio junho julho setembro outubro
    novembro dezembro lunes martes miercoles jueves viernes sabado domingo dilluns dimarts dimecres dijous divendres dissabte diumenge monday
    tuesday wednesday thursday friday saturday sunday empresa entrada entrar escola escuela espana espanya esport esports estiu euskadi
    primavera verano otono invierno tardor hivern spring summer autumn winter printemps ete automne hiver estate autunno inverno verao outono
    familia fcbarcelona football futbol futebol gerencia gimnas gimnasio girona golf guest gym hello hola hotel house iker iloveyou internet
    jesus jordi juan jugador junior juventus laura letmein liverpool login love lucia madrid mailbox manager maria marta martin master michael
    micontrasena milan mivida monkey monmotdepasse motdepasse mundo musica mypassword natacion nuevo nueva office oficina ordenador pablo padel
    palavrapasse pasahitza paris password passe passwd passw pass paula pedro pelota perro pista pistas piscina porto portugal prince princesa
    princess prova proba prueba pruebas qwer qwert qwerty qwertyuiop zxcvbn zxcvbnm poiuytrewq real realmadrid recepcion recepcio reserva
    reservas rugby running secret secreta secretaria secreto segredo senha server sevilla shadow soccer socio socios soci socis soporte squash
    staff starwars sunshine superman support system teamo mucho tequiero temporal tenis tennis test tester tests thepassword tpv trustno
    turnos usuari usuario user utilizador valencia valladolid vamos viajes vida visca viva vivaespana volei voleibol vilafranca web
    webmaster welcome windows yankee zaragoza
  `
    .trim()
    .split(/\s+/),
)
