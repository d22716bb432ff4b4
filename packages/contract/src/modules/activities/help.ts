import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const activitiesHelp = helpOf(
  {
    screens: ['activities', 'activity-groups'],
    about: [
      'Las actividades del club que no son cursos ni campeonatos, como un campus o una salida, y los grupos en que se reparten. Cada grupo puede pedir datos propios a sus inscritos.',
      'Les activitats del club que no són cursos ni campionats, com un campus o una sortida, i els grups en què es reparteixen. Cada grup pot demanar dades pròpies als seus inscrits.',
      'Klubeko jarduerak, ikastaro edo txapelketa ez direnak, hala nola campus bat edo irteera bat, eta banatzen diren taldeak. Talde bakoitzak datu propioak eska diezazkieke inskribatuei.',
      'As atividades do clube que não são cursos nem campeonatos, como um campus ou uma saída, e os grupos em que se dividem. Cada grupo pode pedir dados próprios aos seus inscritos.',
      'Activities of the club other than courses and championships, such as a camp or an outing, and their groups. Each group may ask its own facts of the people enrolled.',
      'Le attività del club che non sono corsi né campionati, come un campus o una gita, e i gruppi in cui si dividono. Ogni gruppo può chiedere dati propri agli iscritti.',
      'Les activités du club autres que cours et championnats, comme un stage ou une sortie, et leurs groupes. Chaque groupe peut demander ses propres données aux inscrits.',
    ],
    tasks: [
      {
        title: ['Crear una actividad', 'Crear una activitat', 'Jarduera bat sortu', 'Criar uma atividade', 'Create an activity', 'Creare un’attività', 'Créer une activité'],
        how: [
          'En «Actividades», pon su nombre y sus fechas. Desmarca «Activa» cuando ya no se ofrezca.',
          'A «Activitats», posa-hi el nom i les dates. Desmarca «Activa» quan ja no s’ofereixi.',
          '«Jarduerak» pantailan, jarri izena eta datak. Kendu «Aktibo» marka eskaintzen ez denean.',
          'Em «Atividades», ponha o nome e as datas. Desmarque «Ativa» quando já não se oferecer.',
          'In “Activities”, set its name and days. Untick “Active” once it is no longer offered.',
          'In «Attività», metti nome e date. Togli la spunta a «Attiva» quando non si offre più.',
          'Dans « Activités », indiquez nom et dates. Décochez « Active » quand elle n’est plus proposée.',
        ],
        to: '/actividades',
      },
      {
        title: ['Hacer sus grupos', 'Fer els seus grups', 'Taldeak egin', 'Fazer os seus grupos', 'Make its groups', 'Fare i suoi gruppi', 'Faire ses groupes'],
        how: [
          'En «Grupos de actividad», elige la actividad y da nombre al grupo. Añade las columnas que pidas a los inscritos: talla, alergias, comedor.',
          'A «Grups d’activitat», tria l’activitat i posa nom al grup. Afegeix les columnes que demanis als inscrits: talla, al·lèrgies, menjador.',
          '«Jarduera-taldeak» pantailan, aukeratu jarduera eta eman izena taldeari. Gehitu inskribatuei eskatzen dizkiezun zutabeak: neurria, alergiak, jantokia.',
          'Em «Grupos de atividade», escolha a atividade e dê nome ao grupo. Adicione as colunas que pede aos inscritos: tamanho, alergias, refeitório.',
          'In “Activity groups”, choose the activity and name the group. Add the columns asked of the people enrolled: size, allergies, lunch.',
          'In «Gruppi di attività», scegli l’attività e dai un nome al gruppo. Aggiungi le colonne richieste agli iscritti: taglia, allergie, mensa.',
          'Dans « Groupes d’activité », choisissez l’activité et nommez le groupe. Ajoutez les colonnes demandées aux inscrits : taille, allergies, cantine.',
        ],
        to: '/actividades/grupos',
      },
      {
        title: ['Cambiar el nombre de una columna', 'Canviar el nom d’una columna', 'Zutabe baten izena aldatu', 'Mudar o nome de uma coluna', 'Rename a column', 'Cambiare nome a una colonna', 'Renommer une colonne'],
        how: [
          'Abre el grupo y escribe otro nombre: los datos que ya tiene se conservan. Con datos no se puede quitar ni cambiar de tipo.',
          'Obre el grup i escriu un altre nom: les dades que ja té es conserven. Amb dades no es pot treure ni canviar de tipus.',
          'Ireki taldea eta idatzi beste izen bat: dituen datuak gorde egiten dira. Datuekin ezin da kendu, ezta motaz aldatu ere.',
          'Abra o grupo e escreva outro nome: os dados que já tem conservam-se. Com dados não se pode tirar nem mudar de tipo.',
          'Open the group and write another name: its values are kept. A column with values cannot be removed or change its kind.',
          'Apri il gruppo e scrivi un altro nome: i dati restano. Con dati non si può togliere né cambiare di tipo.',
          'Ouvrez le groupe et écrivez un autre nom : ses données restent. Une colonne avec des données ne se retire pas et ne change pas de type.',
        ],
        to: '/actividades/grupos',
      },
    ],
  },
  {
    screens: ['activity-enrolments', 'championship-enrolments'],
    about: [
      'Quién está inscrito en un grupo: socios, y gente de fuera con su nombre, su correo y su teléfono. Cada inscripción tiene su precio, su día y el día en que se facturó.',
      'Qui és inscrit en un grup: socis, i gent de fora amb el nom, el correu i el telèfon. Cada inscripció té el preu, el dia i el dia en què es va facturar.',
      'Nor dagoen talde batean inskribatuta: bazkideak, eta kanpoko jendea izen, posta eta telefonoarekin. Inskripzio bakoitzak prezioa, eguna eta fakturatu zen eguna ditu.',
      'Quem está inscrito num grupo: sócios, e gente de fora com o nome, o e-mail e o telefone. Cada inscrição tem o preço, o dia e o dia em que foi faturada.',
      'The people enrolled in a group: members, and others with name, e-mail and telephone. Each enrolment has its price, its day and the day on which it was billed.',
      'Gli iscritti a un gruppo: soci, ed esterni con nome, e-mail e telefono. Ogni iscrizione ha il prezzo, il giorno e il giorno in cui è stata fatturata.',
      'Les inscrits d’un groupe : des membres, et d’autres personnes avec nom, e-mail et téléphone. Chaque inscription a son prix, son jour et le jour de sa facturation.',
    ],
    tasks: [
      {
        title: ['Inscribir a alguien', 'Inscriure algú', 'Norbait inskribatu', 'Inscrever alguém', 'Enrol somebody', 'Iscrivere qualcuno', 'Inscrire quelqu’un'],
        how: [
          'Elige el grupo, pulsa «Inscribir» y busca al socio, o escribe el nombre de alguien de fuera. Un socio está una sola vez en cada grupo.',
          'Tria el grup, prem «Inscriu» i busca el soci, o escriu el nom d’algú de fora. Un soci és una sola vegada a cada grup.',
          'Aukeratu taldea, sakatu «Inskribatu» eta bilatu bazkidea, edo idatzi kanpoko baten izena. Bazkide bat behin bakarrik dago talde bakoitzean.',
          'Escolha o grupo, prima «Inscrever» e procure o sócio, ou escreva o nome de alguém de fora. Um sócio está uma só vez em cada grupo.',
          'Choose the group, press “Enrol” and find the member, or write the name of somebody else. A member is in a group once.',
          'Scegli il gruppo, premi «Iscrivi» e cerca il socio, o scrivi il nome di un esterno. Un socio è in un gruppo una volta sola.',
          'Choisissez le groupe, cliquez sur « Inscrire » et cherchez le membre, ou écrivez le nom de quelqu’un d’autre. Un membre n’est qu’une fois dans un groupe.',
        ],
        key: 'n',
      },
      {
        title: ['Inscribir a muchos con una lista', 'Inscriure’n molts amb una llista', 'Asko inskribatu zerrenda batekin', 'Inscrever muitos com uma lista', 'Enrol many with a list', 'Iscriverne molti con un elenco', 'Inscrire beaucoup de monde avec une liste'],
        how: [
          'Pulsa «Importar…» y elige un Excel o un CSV, o pega la lista. Se ve quién es socio, quién ya está y qué filas tienen errores; se inscribe toda la lista o nadie.',
          'Prem «Importa…» i tria un Excel o un CSV, o enganxa la llista. Es veu qui és soci, qui ja hi és i quines files tenen errors; s’inscriu tota la llista o ningú.',
          'Sakatu «Inportatu…» eta aukeratu Excel bat edo CSV bat, edo itsatsi zerrenda. Nor den bazkide, nor dagoen jada eta zein lerrok dituzten akatsak ikusten da; zerrenda osoa inskribatzen da edo inor ez.',
          'Prima «Importar…» e escolha um Excel ou um CSV, ou cole a lista. Vê-se quem é sócio, quem já está e que linhas têm erros; inscreve-se toda a lista ou ninguém.',
          'Press “Import…” and choose an Excel or CSV file, or paste the list. It shows members, those enrolled already and rows with errors; the whole list is enrolled or nobody.',
          'Premi «Importa…» e scegli un Excel o un CSV, o incolla l’elenco. Si vede chi è socio, chi c’è già e quali righe hanno errori; si iscrive tutto l’elenco o nessuno.',
          'Cliquez sur « Importer… » et choisissez un Excel ou un CSV, ou collez la liste. On voit les membres, ceux déjà inscrits et les lignes en erreur ; toute la liste est inscrite ou personne.',
        ],
        show: 'enrolments.import',
      },
      {
        title: ['Cambiar un dato', 'Canviar una dada', 'Datu bat aldatu', 'Mudar um dado', 'Change a value', 'Cambiare un dato', 'Changer une donnée'],
        how: [
          'Escribe en la celda del precio, del día o de una columna propia. El nombre, el correo y el teléfono de un socio se cambian en su ficha.',
          'Escriu a la cel·la del preu, del dia o d’una columna pròpia. El nom, el correu i el telèfon d’un soci es canvien a la seva fitxa.',
          'Idatzi prezioaren, egunaren edo zutabe propio baten gelaxkan. Bazkide baten izena, posta eta telefonoa bere fitxan aldatzen dira.',
          'Escreva na célula do preço, do dia ou de uma coluna própria. O nome, o e-mail e o telefone de um sócio mudam-se na sua ficha.',
          'Type into the cell of the price, the day or an extra column. Name, e-mail and telephone of a member are changed in the member’s file.',
          'Scrivi nella cella del prezzo, del giorno o di una colonna propria. Nome, e-mail e telefono di un socio si cambiano nella sua scheda.',
          'Écrivez dans la cellule du prix, du jour ou d’une colonne propre. Le nom, l’e-mail et le téléphone d’un membre se changent dans sa fiche.',
        ],
      },
    ],
  },
)
