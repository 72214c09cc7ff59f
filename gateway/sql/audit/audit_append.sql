-- needs: audit_chain
-- Adds an entry as of now: the only way in for the application.
create or replace function audit_append(
  who text, action text, brand text, remote text, reason text, seq bigint, before jsonb, after jsonb
) returns bigint language sql security definer set search_path = public, pg_temp as $$
  select audit_chain(null, who, action, brand, remote, reason, seq, before, after)
$$;

revoke execute on function audit_append from public, pavilion_app;
grant execute on function audit_append to pavilion_app;
