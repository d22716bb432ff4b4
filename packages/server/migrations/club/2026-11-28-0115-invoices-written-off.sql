alter table "factura" add column "perdonado" bigint not null default 0
