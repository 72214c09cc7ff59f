-- The neighbourhood of an address: /24 of IPv4, /48 of IPv6. What is no address is its own.
create or replace function sign_in_network(address text) returns text language sql immutable parallel safe as $$
  select case
    when pg_input_is_valid(bare, 'inet')
      then network(set_masklen(bare::inet, case family(bare::inet) when 4 then 24 else 48 end))::text
    else bare
  end
  from (select regexp_replace(address, '^::ffff:(?=[0-9]+\.)', '', 'i') as bare) as known
$$;
