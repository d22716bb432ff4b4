const list = (text: string): readonly string[] => text.split('|')

/** First names by sex ('F' women, 'M' men) and by generation: people born before 1975 have other names than children. */
export const givenNames = {
  F: {
    older: list(
      'Montserrat|Núria|Carme|Maria Dolors|Mercè|Rosa|Teresa|Dolores|Pilar|Isabel|Ana María|Concepció|Lourdes|Imma|Roser|Assumpta|Encarna|Margarida|Josefina|Antònia|Glòria|Mª Jesús|Neus|Elvira|Consol',
    ),
    middle: list(
      'Marta|Cristina|Laura|Anna|Sílvia|Mònica|Eva|Sandra|Raquel|Gemma|Esther|Patrícia|Alba|Elena|Meritxell|Judit|Laia|Mireia|Noelia|Verónica|Beatriz|Sara|Ariadna|Míriam|Vanesa|Carla',
    ),
    young: list(
      'Júlia|Martina|Emma|Lucía|Ona|Aina|Carlota|Paula|Jana|Berta|Valeria|Abril|Sofía|Mar|Lia|Nora|Clàudia|Queralt|Vega|Noa|Bruna|Arlet|Chloe|Fiona|Ivet|Txell',
    ),
  },
  M: {
    older: list(
      'Josep|Joan|Antonio|Manuel|Francesc|Jordi|Ramon|José Luis|Miquel|Pere|Lluís|Francisco|Jaume|Enric|Rafael|Josep Maria|Vicente|Salvador|Ferran|Esteve|Narcís|Eduardo|Emili|Andreu|Agustí',
    ),
    middle: list(
      'Marc|David|Albert|Xavier|Daniel|Òscar|Sergi|Carles|Oriol|Raúl|Javier|Rubén|Víctor|Iván|Gerard|Roger|Ricard|Alberto|Jesús|Joan Carles|Toni|Guillem|Isaac|Adrià|Álvaro|Joel',
    ),
    young: list(
      'Pol|Biel|Arnau|Nil|Jan|Martí|Èric|Hugo|Leo|Pau|Bruno|Mateo|Lucas|Aleix|Àlex|Roc|Quim|Izan|Unai|Max|Teo|Gael|Iker|Ot|Bernat|Enzo',
    ),
  },
} as const

/** Surnames of Catalonia and of the rest of Spain, in realistic proportions; common ones are repeated. */
export const surnames = list(
  'García|García|García|Martínez|Martínez|López|López|Sánchez|Rodríguez|Rodríguez|Fernández|Pérez|Pérez|González|Gómez|Ruiz|Martín|Jiménez|Moreno|Hernández|Muñoz|Díaz|Romero|Navarro|Torres|Gil|Vila|Serra|Serra|Puig|Puig|Roca|Soler|Soler|Vidal|Ferrer|Ferrer|Riera|Pujol|Casals|Bosch|Bosch|Rovira|Camps|Font|Mas|Pons|Sala|Costa|Prat|Valls|Ribas|Solé|Esteve|Batlle|Coll|Planas|Codina|Fàbregas|Grau|Llopis|Marí|Nadal|Oller|Parera|Quintana|Rius|Sabaté|Tarrés|Ustrell|Verdaguer|Xifré|Busquets|Carbonell|Domènech|Espinosa|Figueras|Gascón|Homs|Iglesias|Julià|Ortega|Castro|Rubio|Molina|Delgado|Marín|Ortiz|Santos|Iglesias|Medina|Cortés|Guerrero|Cano|Prieto|Calvo|Campos|Vega|Fuentes|Carrasco|Reyes|Aguilar|Pascual|Herrero|Lorenzo|Hidalgo|Ibáñez|Ferrández|de la Fuente|de la Torre|del Río|Etxeberria|Agirre|Pereira|Rossi|Dubois|El Amrani|Popescu',
)
