-- A rollback that comes before its bet bars that bet for ever. False when the bet came in this very moment, or is another member's.
create or replace function wallet_bar(m wallet_movement, held bigint) returns boolean language plpgsql as $$
declare
  bet wallet_movement := m;
begin
  bet.reference := m.related;
  bet.kind := 'bet';
  bet.related := null;
  return wallet_claim(bet, 'barred', 0, held, 'games');
end $$;

revoke execute on function wallet_bar from public, pavilion_app;
