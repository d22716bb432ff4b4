alter table "tipo_abono" add column "imagen" varchar(200)
