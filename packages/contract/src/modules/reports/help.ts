import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const reportsHelp = helpOf(
  {
    screens: ['report-list'],
    about: [
      'Los informes que puedes ver, por temas: reservas, socios, caja y facturación. Cada uno se abre como una tabla que se filtra, se agrupa y se lleva a Excel.',
      'Els informes que pots veure, per temes: reserves, socis, caixa i facturació. Cadascun s’obre com una taula que es filtra, s’agrupa i es porta a Excel.',
      'Ikus ditzakezun txostenak, gaika: erreserbak, bazkideak, kutxa eta fakturazioa. Bakoitza taula gisa irekitzen da, iragazi, taldekatu eta Excelera eramateko.',
      'Os relatórios que pode ver, por temas: reservas, sócios, caixa e faturação. Cada um abre como uma tabela que se filtra, se agrupa e se leva para o Excel.',
      'The reports open to you, by subject: bookings, members, cash and invoicing. Each opens as a table to filter, group and take to Excel.',
      'I report che puoi vedere, per temi: prenotazioni, soci, cassa e fatturazione. Ognuno si apre come una tabella da filtrare, raggruppare e portare in Excel.',
      'Les rapports qui vous sont ouverts, par thème : réservations, membres, caisse et facturation. Chacun s’ouvre en tableau à filtrer, grouper et exporter vers Excel.',
    ],
    tasks: [
      {
        title: ['Encontrar un informe', 'Troba un informe', 'Txosten bat aurkitu', 'Encontrar um relatório', 'Find a report', 'Trovare un report', 'Trouver un rapport'],
        how: [
          'Escribe parte de su nombre o su número. Intro abre el primero.',
          'Escriu part del nom o el número. Retorn obre el primer.',
          'Idatzi izenaren zati bat edo zenbakia. Sartu teklak lehena irekitzen du.',
          'Escreva parte do nome ou o número. Enter abre o primeiro.',
          'Type part of its name or its number. Enter opens the first.',
          'Scrivi parte del nome o il numero. Invio apre il primo.',
          'Tapez une partie de son nom ou son numéro. Entrée ouvre le premier.',
        ],
        show: 'reports.search',
      },
      {
        title: ['Ver un informe que no está', 'Mira un informe que no hi és', 'Ez dagoen txosten bat ikusi', 'Ver um relatório que não está', 'See a report that is not here', 'Vedere un report che non c’è', 'Voir un rapport absent'],
        how: [
          'Cada informe necesita su permiso, y aquí solo están los tuyos. Un administrador puede darte acceso.',
          'Cada informe necessita el seu permís, i aquí només hi ha els teus. Un administrador et pot donar accés.',
          'Txosten bakoitzak bere baimena behar du, eta hemen zureak bakarrik daude. Administratzaile batek sarbidea eman diezazuke.',
          'Cada relatório precisa da sua permissão, e aqui só estão os seus. Um administrador pode dar-lhe acesso.',
          'Each report needs its right, and only yours are here. An administrator can open others to you.',
          'Ogni report richiede il suo permesso, e qui ci sono solo i tuoi. Un amministratore può darti accesso.',
          'Chaque rapport demande son autorisation, et seuls les vôtres figurent ici. Un administrateur peut vous y donner accès.',
        ],
      },
    ],
  },
  {
    screens: ['reports'],
    about: [
      'Un informe con los datos del club en los días que elijas. Sus columnas se filtran, se ordenan y se agrupan, y los totales cambian con ellas.',
      'Un informe amb les dades del club en els dies que triïs. Les columnes es filtren, s’ordenen i s’agrupen, i els totals canvien amb elles.',
      'Klubaren datuen txosten bat, aukeratzen dituzun egunetakoa. Zutabeak iragazi, ordenatu eta taldekatzen dira, eta guztizkoak haiekin aldatzen dira.',
      'Um relatório com os dados do clube nos dias que escolher. As colunas filtram-se, ordenam-se e agrupam-se, e os totais mudam com elas.',
      'A report on the club’s data over the days that you choose. Its columns are filtered, sorted and grouped, and the totals follow.',
      'Un report con i dati del club nei giorni che scegli. Le colonne si filtrano, si ordinano e si raggruppano, e i totali cambiano con esse.',
      'Un rapport sur les données du club aux jours choisis. Ses colonnes se filtrent, se trient et se groupent, et les totaux suivent.',
    ],
    tasks: [
      {
        title: ['Elegir los días', 'Tria els dies', 'Egunak aukeratu', 'Escolher os dias', 'Choose the days', 'Scegliere i giorni', 'Choisir les jours'],
        how: [
          'Cambia las fechas de arriba, y la tabla se rehace. «Volver a leer» trae lo último con las mismas fechas.',
          'Canvia les dates de dalt, i la taula es refà. «Torna a llegir» porta l’últim amb les mateixes dates.',
          'Aldatu goiko datak, eta taula berregiten da. «Irakurri berriro» botoiak azkena dakar data berberekin.',
          'Mude as datas de cima, e a tabela refaz-se. «Ler de novo» traz o mais recente com as mesmas datas.',
          'Change the dates above, and the table is made anew. “Read again” brings the latest for the same dates.',
          'Cambia le date in alto, e la tabella si rifà. «Rileggi» porta i dati più recenti con le stesse date.',
          'Changez les dates en haut, et le tableau se refait. « Relire » amène les dernières données aux mêmes dates.',
        ],
        show: 'reports.again',
      },
      {
        title: ['Llevarlo a Excel o a papel', 'Porta’l a Excel o a paper', 'Excelera edo paperera eraman', 'Levá-lo para o Excel ou para papel', 'Take it to Excel or paper', 'Portarlo in Excel o su carta', 'L’exporter vers Excel ou sur papier'],
        how: [
          '«Exportar» escribe las filas y las columnas que se ven: en Excel, en texto o en PDF para imprimir.',
          '«Exporta» escriu les files i les columnes que es veuen: en Excel, en text o en PDF per imprimir.',
          '«Esportatu» botoiak ikusten diren errenkadak eta zutabeak idazten ditu: Excelen, testuan edo inprimatzeko PDFan.',
          '«Exportar» escreve as linhas e as colunas que se veem: em Excel, em texto ou em PDF para imprimir.',
          '“Export” writes the rows and columns in sight: as Excel, as text, or as a PDF to print.',
          '«Esporta» scrive le righe e le colonne visibili: in Excel, in testo o in PDF da stampare.',
          '« Exporter » écrit les lignes et colonnes visibles : en Excel, en texte ou en PDF à imprimer.',
        ],
        show: 'grid.export',
      },
      {
        title: ['Guardar cómo lo ves', 'Desa com el veus', 'Nola ikusten duzun gorde', 'Guardar como o vê', 'Save how you see it', 'Salvare come lo vedi', 'Enregistrer votre affichage'],
        how: [
          'Ordena las columnas y agrupa a tu gusto; «Disposición» lo guarda para ti.',
          'Ordena les columnes i agrupa al teu gust; «Disposició» ho desa per a tu.',
          'Ordenatu zutabeak eta taldekatu nahi duzun bezala; «Antolaera» botoiak zuretzat gordetzen du.',
          'Ordene as colunas e agrupe a seu gosto; «Disposição» guarda-o para si.',
          'Arrange the columns and group as you like; “Layout” saves it for you.',
          'Ordina le colonne e raggruppa come preferisci; «Disposizione» lo salva per te.',
          'Disposez les colonnes et groupez à votre gré ; « Disposition » l’enregistre pour vous.',
        ],
        show: 'grid.layout',
      },
    ],
  },
)
