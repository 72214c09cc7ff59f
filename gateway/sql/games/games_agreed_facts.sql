-- While a file of an operator is written (`pavilion.file_of`), a game keeps what was agreed on: only a higher return is believed at once, since
-- it can only make offers dearer.
create or replace function games_agreed_facts() returns trigger language plpgsql as $$
declare
  author text := nullif(current_setting('pavilion.file_of', true), '');
begin
  if author is null then
    new.agreed_rtp := new.rtp;
    new.agreed_category := new.category;
    new.facts_by := null;
  elsif tg_op = 'INSERT' then
    new.facts_by := author;
  elsif new.rtp <> old.rtp or new.category <> old.category then
    new.agreed_rtp := greatest(old.agreed_rtp, case when old.agreed_rtp is not null then new.rtp end);
    new.facts_by := author;
  end if;
  return new;
end $$;

revoke execute on function games_agreed_facts from public, pavilion_app;
