do $$ begin
  if exists (select from pg_roles where rolname = 'tribuna_desk') then
    grant usage on schema platform to tribuna_desk;
    grant select, insert, update, delete on all tables in schema platform to tribuna_desk;
    grant usage on all sequences in schema platform to tribuna_desk;
    alter default privileges in schema platform grant select, insert, update, delete on tables to tribuna_desk;
    alter default privileges in schema platform grant usage on sequences to tribuna_desk;
  end if;
end $$
