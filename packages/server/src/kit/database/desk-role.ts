import type pg from 'pg'
import { type Connection, openPool } from './database.ts'

/**
 * The role of calls and workers: it may not change or delete immutable rows (transfers of the ledger, the audit).
 * Migrations, restoring and commands work as the owner. A guard against mistakes, not against the owner (decision
 * 0086).
 */
const deskRole = 'tribuna_desk'

/** Creates the role if the database user may; otherwise an administrator creates it by hand (docs/operations.md). */
export const prepareDeskRole = (client: pg.ClientBase) =>
  client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = '${deskRole}') then create role ${deskRole} nologin; end if;
    if not pg_has_role(current_user, '${deskRole}', 'member') then grant ${deskRole} to current_user; end if;
    grant usage on schema ext to ${deskRole};
  exception when insufficient_privilege or duplicate_object or unique_violation then null;
  end $$`)

/** True if this database user may take the role, and every schema of the product is open to it. */
const usable = `select coalesce(bool_and(has_schema_privilege(r.oid, n.oid, 'usage') and pg_has_role(current_user, r.oid, 'member')), false) as may
  from pg_roles r cross join pg_namespace n
  where r.rolname = '${deskRole}' and (n.nspname in ('platform', 'ext') or n.nspname like 'club\\_%')`

/** A pool whose statements run in the role of calls; in the owner's if that role cannot be used. */
export async function openDeskPool(connection: Connection, owner: pg.Pool, max?: number): Promise<pg.Pool> {
  const { rows } = await owner.query<{ may: boolean }>(usable)
  return openPool(connection, max, rows[0]?.may ? deskRole : undefined)
}
