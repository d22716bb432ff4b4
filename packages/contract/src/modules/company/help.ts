import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const companyHelp = helpOf({
  screens: ['companies', 'company'],
  about: [
    'La empresa que cobra y factura: sus datos, su cuenta del banco, las claves de la pasarela y el logotipo. Si el club tiene varias se elige una; si es una sola, se abre.',
    'L’empresa que cobra i factura: les seves dades, el compte del banc, les claus de la passarel·la i el logotip. Si el club en té unes quantes se’n tria una; si és una de sola, s’obre.',
    'Kobratzen eta fakturatzen duen enpresa: bere datuak, bankuko kontua, pasabidearen gakoak eta logotipoa. Klubak bat baino gehiago baditu bat aukeratzen da; bakarra bada, zuzenean irekitzen da.',
    'A empresa que cobra e fatura: os seus dados, a conta do banco, as chaves da passarela e o logótipo. Se o clube tem várias escolhe-se uma; se é só uma, abre-se.',
    'The company that charges and invoices: its data, bank account, gateway keys and logo. If the club has several you choose one; a single one opens at once.',
    'L’azienda che incassa e fattura: i suoi dati, il conto bancario, le chiavi del gateway e il logo. Se il club ne ha più d’una se ne sceglie una; se è una sola, si apre.',
    'L’entreprise qui encaisse et facture : ses données, son compte, les clés de la passerelle et le logo. S’il y en a plusieurs on en choisit une ; une seule s’ouvre directement.',
  ],
  tasks: [
    {
      title: ['Preparar los recibos del banco', 'Prepara els rebuts del banc', 'Bankuko ordainagiriak prestatu', 'Preparar os recibos do banco', 'Prepare the bank receipts', 'Preparare le ricevute bancarie', 'Préparer les prélèvements bancaires'],
      how: [
        'En «Banco y adeudos SEPA», escribe el IBAN y el sufijo: «Calcular con el NIF» pone el identificador de acreedor.',
        'A «Banc i càrrecs SEPA», escriu l’IBAN i el sufix: «Calcula amb el NIF» posa l’identificador de creditor.',
        '«Bankua eta SEPA zordunketak» atalean, idatzi IBANa eta atzizkia: «IFZarekin kalkulatu» botoiak hartzekodunaren identifikatzailea jartzen du.',
        'Em «Banco e débitos SEPA», escreve o IBAN e o sufixo: «Calcular com o NIF» põe o identificador de credor.',
        'In “Bank and SEPA debits”, type the IBAN and the suffix: “Work out from the tax ID” fills in the creditor identifier.',
        'In «Banca e addebiti SEPA», scrivi l’IBAN e il suffisso: «Calcola dal codice fiscale» mette l’identificativo del creditore.',
        'Dans « Banque et prélèvements SEPA », tapez l’IBAN et le suffixe : « Calculer avec le NIF » met l’identifiant créancier.',
      ],
      show: 'company.part.bank',
    },
    {
      title: ['Poner el logotipo', 'Posa el logotip', 'Logotipoa jarri', 'Pôr o logótipo', 'Put the logo', 'Mettere il logo', 'Mettre le logo'],
      how: [
        'En «Logotipo», elige o arrastra una imagen: sale en facturas y recibos.',
        'A «Logotip», tria o arrossega una imatge: surt en factures i rebuts.',
        '«Logotipoa» atalean, aukeratu edo arrastatu irudi bat: faktura eta ordainagirietan agertzen da.',
        'Em «Logótipo», escolhe ou arrasta uma imagem: sai em faturas e recibos.',
        'In “Logo”, choose or drop a picture: it is printed on invoices and receipts.',
        'In «Logo», scegli o trascina un’immagine: esce su fatture e ricevute.',
        'Dans « Logo », choisissez ou déposez une image : elle figure sur factures et reçus.',
      ],
      show: 'company.header_logo',
    },
    {
      title: ['Salir en el buscador de clubes', 'Surt al cercador de clubs', 'Klub-bilatzailean agertu', 'Aparecer no localizador de clubes', 'Be listed in the club finder', 'Comparire nel cercaclub', 'Figurer dans la recherche de clubs'],
      how: [
        'En «Buscador de clubes», escribe la latitud y la longitud y enciende el permiso: las horas libres se enseñan a cualquiera.',
        'A «Cercador de clubs», escriu la latitud i la longitud i encén el permís: les hores lliures s’ensenyen a tothom.',
        '«Klub-bilatzailea» atalean, idatzi latitudea eta longitudea eta piztu baimena: ordu libreak edonori erakusten zaizkio.',
        'Em «Localizador de clubes», escreva a latitude e a longitude e ligue a autorização: as horas livres mostram-se a qualquer pessoa.',
        'In “Club finder”, type latitude and longitude and switch the agreement on: free hours are shown to anyone.',
        'In «Cercaclub», scrivi latitudine e longitudine e attiva il permesso: le ore libere si mostrano a chiunque.',
        'Dans « Recherche de clubs », tapez latitude et longitude et activez l’accord : les heures libres sont montrées à tous.',
      ],
      show: 'company.part.finder',
    },
  ],
})
