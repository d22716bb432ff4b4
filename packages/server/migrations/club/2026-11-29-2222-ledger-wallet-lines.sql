-- Lines that charge a wallet or pay it out are no income: few, found without reading the ledger of ten years
create index libro_asiento_recarga_idx on libro_asiento (id_reg_factura) where motivo in ('recarga', 'retirada');
