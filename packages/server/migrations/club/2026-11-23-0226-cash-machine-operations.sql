-- The cash machine holds what it is charging, and counts by itself: its cash is in no drawer.
insert into libro_cuenta (id_reg_cuenta, clase, unidad, signo, id_mst_tipopago) values (13, 'maquina', 1, 1, 1)
--;
alter table "libro_operacion" add column "referencia" varchar(40), add column "movido" bigint
--;
-- One machine does one thing at a time.
create unique index libro_operacion_maquina on libro_operacion ((true)) where estado = 'pendiente' and clase in ('maquina_cobro', 'maquina_pago')
--;
alter table "factura" add column "retenido" bigint not null default 0
--;
alter table factura drop constraint factura_pagado_tope
--;
alter table factura add constraint factura_pagado_tope check (retenido >= 0 and pagado + retenido between least(0, precio * cantidad) and greatest(0, precio * cantidad))
--;
alter table "empresa" add column "usuario_maquina" varchar(60), add column "clave_maquina" text
