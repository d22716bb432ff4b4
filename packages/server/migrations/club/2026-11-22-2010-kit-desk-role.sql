do $$ begin
  if exists (select from pg_roles where rolname = 'tribuna_desk') then
    execute format('grant usage on schema %I to tribuna_desk', current_schema());
    execute format('grant select, insert, update, delete on all tables in schema %I to tribuna_desk', current_schema());
    execute format('grant usage on all sequences in schema %I to tribuna_desk', current_schema());
    execute format('alter default privileges in schema %I grant select, insert, update, delete on tables to tribuna_desk', current_schema());
    execute format('alter default privileges in schema %I grant usage on sequences to tribuna_desk', current_schema());
    revoke update, delete on libro_asiento, libro_cuenta, auditoria from tribuna_desk;
    grant update (devuelto) on libro_asiento to tribuna_desk;
    grant update (saldo) on libro_cuenta to tribuna_desk;
  end if;
end $$
