-- Adds one entry at the end of the chain, as of `moment` or of now; the number it got. Only the owner calls it.
create or replace function audit_chain(
  moment timestamptz, who text, action text, brand text, remote text, reason text, seq bigint, before jsonb, after jsonb
) returns bigint language plpgsql as $$
declare
  previous record;
  number   bigint;
  content  text;
begin
  -- One writer at a time, until its transaction ends: the next one then sees the entry before its own.
  perform pg_advisory_xact_lock(7082);
  select log.id, log.hash into previous from audit_log log order by log.id desc limit 1;
  number := coalesce(previous.id, 0) + 1;
  -- jsonb writes the same content always as the same text.
  content := jsonb_build_object(
    'id', number, 'at', to_char(coalesce(moment, clock_timestamp()) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'who', who, 'action', action, 'brand', brand, 'remote', remote, 'reason', reason, 'seq', seq, 'before', before, 'after', after
  )::text;
  insert into audit_log (id, entry, hash)
  values (
    number, content::json, sha256(coalesce(previous.hash, decode(repeat('00', 32), 'hex')) || convert_to(content, 'UTF8'))
  );
  return number;
end $$;

revoke execute on function audit_chain from public, pavilion_app;
