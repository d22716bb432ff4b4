alter table "factura" add column "codigo_c60" varchar(42)
