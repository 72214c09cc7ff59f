-- Says something to all gateways when the transaction is committed, in the form that `platform/bus` reads. A message carries less than 8000 bytes.
create or replace function bus_notify(topic text, message jsonb) returns void language sql volatile as $$
  select pg_notify('pavilion_bus', jsonb_build_array(jsonb_build_object('from', 'database', 'topic', topic, 'message', message))::text);
$$;

revoke execute on function bus_notify from public, pavilion_app;
grant execute on function bus_notify to pavilion_app;
