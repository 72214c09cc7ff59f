-- The most that a wallet holds, in minor units: a vendor is told hundred-thousandths of the currency, and more than this no longer fits
-- into the whole numbers that JSON carries exactly.
create or replace function wallet_ceiling() returns bigint language sql immutable parallel safe as $$
  select 9007199254740;
$$;

revoke execute on function wallet_ceiling from public, pavilion_app;
