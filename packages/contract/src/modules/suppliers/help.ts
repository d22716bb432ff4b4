import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const suppliersHelp = helpOf({
  screens: ['suppliers', 'supplier-new', 'supplier-edit'],
  about: [
    'Las empresas a las que el club compra, con su contacto y su cuenta. Sus facturas de compra llevan su nombre.',
    'Les empreses a les quals el club compra, amb el contacte i el compte. Les factures de compra porten el seu nom.',
    'Klubak erosten dien enpresak, harremanetarako datuekin eta kontuarekin. Erosketa-fakturek haien izena dute.',
    'As empresas a que o clube compra, com o contacto e a conta. As faturas de compra levam o seu nome.',
    'The companies from which the club buys, with contact and account. Purchase invoices carry their names.',
    'Le aziende da cui il club compra, con contatto e conto. Le fatture di acquisto portano il loro nome.',
    'Les entreprises auxquelles le club achète, avec contact et compte. Les factures d’achat portent leur nom.',
  ],
  tasks: [
    {
      title: ['Añadir un proveedor', 'Afegeix un proveïdor', 'Hornitzaile bat gehitu', 'Acrescentar um fornecedor', 'Add a supplier', 'Aggiungere un fornitore', 'Ajouter un fournisseur'],
      how: [
        'Escribe su nombre y lo que sepas de él, y guarda. Lo demás se puede poner más tarde.',
        'Escriu el nom i el que en sàpigues, i desa. La resta es pot posar més tard.',
        'Idatzi izena eta dakizuna, eta gorde. Gainerakoa geroago jar daiteke.',
        'Escreva o nome e o que souber, e guarde. O resto pode pôr-se mais tarde.',
        'Type the name and what you know, and save. The rest can be added later.',
        'Scrivi il nome e ciò che sai, e salva. Il resto si può mettere più tardi.',
        'Tapez son nom et ce que vous savez, puis enregistrez. Le reste se complète plus tard.',
      ],
      to: '/proveedor/new',
    },
    {
      title: ['Apuntar su factura', 'Apunta la seva factura', 'Haren faktura apuntatu', 'Registar a sua fatura', 'Note an invoice', 'Registrare una sua fattura', 'Noter sa facture'],
      how: [
        'En los ingresos puntuales elige «Proveedores» y pulsa «Factura de proveedor».',
        'Als ingressos puntuals tria «Proveïdors» i prem «Factura de proveïdor».',
        'Noizbehinkako diru-sarreretan aukeratu «Hornitzaileak» eta sakatu «Hornitzailearen faktura».',
        'Nas receitas pontuais escolha «Fornecedores» e prima «Fatura de fornecedor».',
        'In one-off income choose “Suppliers” and press “Supplier invoice”.',
        'Nelle entrate occasionali scegli «Fornitori» e premi «Fattura fornitore».',
        'Dans les recettes ponctuelles, choisissez « Fournisseurs » et cliquez sur « Facture fournisseur ».',
      ],
      to: '/ingresos_puntuales',
    },
    {
      title: ['Dejar de usar uno', 'Deixa d’usar-ne un', 'Bat erabiltzeari utzi', 'Deixar de usar um', 'Stop using one', 'Smettere di usarne uno', 'Cesser d’en utiliser un'],
      how: [
        'Quita «Activo» en su ficha. Solo se elimina el que no se usa en ninguna factura.',
        'Treu «Actiu» a la seva fitxa. Només s’elimina el que no s’usa en cap factura.',
        'Kendu «Aktibo» haren fitxan. Inongo fakturatan erabiltzen ez dena bakarrik ezabatzen da.',
        'Retire «Ativo» na sua ficha. Só se elimina o que não é usado em nenhuma fatura.',
        'Switch “Active” off in its record. Only one that no invoice uses is deleted.',
        'Togli «Attivo» nella sua scheda. Si elimina solo quello che nessuna fattura usa.',
        'Désactivez « Actif » dans sa fiche. Seul celui qu’aucune facture n’utilise se supprime.',
      ],
      to: '/proveedor',
    },
  ],
})
