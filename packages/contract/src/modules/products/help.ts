import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const productsHelp = helpOf(
  {
    screens: ['products'],
    about: [
      'Lo que el club vende, con su precio, su IVA y lo que queda. Cada producto visible tiene su botón en el TPV.',
      'El que el club ven, amb el preu, l’IVA i el que en queda. Cada producte visible té el seu botó al TPV.',
      'Klubak saltzen duena, prezioa, BEZa eta geratzen dena barne. Ikusgai dagoen produktu bakoitzak bere botoia du salmenta-puntuan.',
      'O que o clube vende, com o preço, o IVA e o que resta. Cada produto visível tem o seu botão no ponto de venda.',
      'What the club sells, with price, VAT and what is left. Each visible product has its tile at the till.',
      'Ciò che il club vende, con prezzo, IVA e quanto resta. Ogni prodotto visibile ha il suo pulsante al punto vendita.',
      'Ce que le club vend, avec le prix, la TVA et le reste. Chaque produit visible a sa touche au point de vente.',
    ],
    tasks: [
      {
        title: ['Añadir un producto', 'Afegeix un producte', 'Produktu bat gehitu', 'Acrescentar um produto', 'Add a product', 'Aggiungere un prodotto', 'Ajouter un produit'],
        how: [
          '«Producto nuevo» pide nombre, precio con IVA y tipo de IVA. La imagen y las existencias se ponen una vez guardado.',
          '«Producte nou» demana nom, preu amb IVA i tipus d’IVA. La imatge i les existències es posen un cop desat.',
          '«Produktu berria» botoiak izena, BEZa barne prezioa eta BEZ mota galdetzen ditu. Irudia eta izakinak gorde ondoren jartzen dira.',
          '«Produto novo» pede nome, preço com IVA e taxa de IVA. A imagem e o stock definem-se depois de guardar.',
          '“New product” asks for name, price with VAT and VAT rate. Picture and stock are set once it is saved.',
          '«Nuovo prodotto» chiede nome, prezzo IVA inclusa e aliquota IVA. Immagine e giacenze si impostano dopo il salvataggio.',
          '« Nouveau produit » demande le nom, le prix TTC et le taux de TVA. L’image et le stock se règlent une fois enregistré.',
        ],
        key: 'n',
      },
      {
        title: ['Corregir las existencias', 'Corregeix les existències', 'Izakinak zuzendu', 'Corrigir o stock', 'Correct the stock', 'Correggere le giacenze', 'Corriger le stock'],
        how: [
          'Abre un producto con «Controlar existencias», escribe las «Piezas contadas» y pulsa «Regularizar». Debajo están sus movimientos.',
          'Obre un producte amb «Controla les existències», escriu les «Peces comptades» i prem «Regularitza». A sota hi ha els seus moviments.',
          'Ireki «Kontrolatu izakinak» duen produktu bat, idatzi «Zenbatutako piezak» eta sakatu «Erregularizatu». Azpian mugimenduak daude.',
          'Abra um produto com «Controlar stock», escreva as «Peças contadas» e prima «Regularizar». Por baixo estão os seus movimentos.',
          'Open a product with “Count the stock”, type the “Pieces counted” and press “Correct the stock”. Its movements stand below.',
          'Apri un prodotto con «Controlla le giacenze», scrivi i «Pezzi contati» e premi «Regolarizza». Sotto ci sono i movimenti.',
          'Ouvrez un produit avec « Suivre le stock », tapez les « Pièces comptées » et cliquez sur « Régulariser ». Ses mouvements figurent en dessous.',
        ],
      },
      {
        title: ['Dejar de vender uno', 'Deixa de vendre’n un', 'Bat saltzeari utzi', 'Deixar de vender um', 'Stop selling one', 'Smettere di venderne uno', 'Cesser d’en vendre un'],
        how: [
          'Ábrelo y quita «En venta». La papelera de su fila lo elimina, si todavía no se usa.',
          'Obre’l i treu «En venda». La paperera de la seva fila l’elimina, si encara no s’utilitza.',
          'Ireki eta kendu «Salgai». Bere errenkadako zakarrontziak ezabatzen du, oraindik erabiltzen ez bada.',
          'Abra-o e retire «À venda». O caixote da sua linha elimina-o, se ainda não estiver em uso.',
          'Open it and switch “On sale” off. The bin of its row deletes it, if it is not in use.',
          'Aprilo e togli «In vendita». Il cestino della riga lo elimina, se non è ancora in uso.',
          'Ouvrez-le et désactivez « En vente ». La corbeille de sa ligne le supprime, s’il n’est pas utilisé.',
        ],
      },
    ],
  },
  {
    screens: ['taxes'],
    about: [
      'Los tipos de IVA con los que se venden los productos. Cada producto lleva uno.',
      'Els tipus d’IVA amb què es venen els productes. Cada producte en porta un.',
      'Produktuak saltzeko erabiltzen diren BEZ motak. Produktu bakoitzak bat du.',
      'As taxas de IVA com que se vendem os produtos. Cada produto leva uma.',
      'The VAT rates at which products are sold. Each product has one.',
      'Le aliquote IVA con cui si vendono i prodotti. Ogni prodotto ne ha una.',
      'Les taux de TVA auxquels les produits sont vendus. Chaque produit en a un.',
    ],
    tasks: [
      {
        title: ['Añadir un tipo', 'Afegeix un tipus', 'Mota bat gehitu', 'Acrescentar uma taxa', 'Add a rate', 'Aggiungere un’aliquota', 'Ajouter un taux'],
        how: [
          '«Nuevo» pide un nombre y el tanto por ciento.',
          '«Nou» demana un nom i el tant per cent.',
          '«Berria» botoiak izena eta ehunekoa galdetzen ditu.',
          '«Novo» pede um nome e a percentagem.',
          '“New” asks for a name and the percentage.',
          '«Nuovo» chiede un nome e la percentuale.',
          '« Nouveau » demande un nom et le pourcentage.',
        ],
        key: 'n',
      },
      {
        title: ['Ponerlo a un producto', 'Posa’l a un producte', 'Produktu bati jarri', 'Pô-la a um produto', 'Give it to a product', 'Metterla a un prodotto', 'L’appliquer à un produit'],
        how: [
          'Abre el producto y elígelo en «Tipo de IVA».',
          'Obre el producte i tria’l a «Tipus d’IVA».',
          'Ireki produktua eta aukeratu «BEZ mota» eremuan.',
          'Abra o produto e escolha-a em «Taxa de IVA».',
          'Open the product and choose it in “VAT rate”.',
          'Apri il prodotto e sceglila in «Aliquota IVA».',
          'Ouvrez le produit et choisissez-le dans « Taux de TVA ».',
        ],
        to: '/tpv/producto',
      },
    ],
  },
)
