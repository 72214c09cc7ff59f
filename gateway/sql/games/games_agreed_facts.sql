-- While a file of an operator is written (`pavilion.file_of`), a game keeps what was agreed on: only a higher return is believed at once, since
-- it can only make offers dearer. Return and category wait for themselves: who agrees to one says nothing of the other. What a vendor's list does not change goes on waiting: a list
-- that is silent about the return of a game says nothing of it.
create or replace function games_agreed_facts() returns trigger language plpgsql as $$
declare
  author text := nullif(current_setting('pavilion.file_of', true), '');
begin
  if author is null then
    if tg_op = 'INSERT' or new.rtp is distinct from old.rtp then
      new.agreed_rtp := new.rtp;
      new.rtp_by := null;
    end if;
    if tg_op = 'INSERT' or new.category <> old.category then
      new.agreed_category := new.category;
      new.category_by := null;
    end if;
  elsif tg_op = 'INSERT' then
    new.rtp_by := author;
    new.category_by := author;
  else
    if new.rtp is distinct from old.rtp then
      new.agreed_rtp := case when old.agreed_rtp is not null then greatest(old.agreed_rtp, new.rtp) end;
      new.rtp_by := case when new.agreed_rtp is distinct from new.rtp then author end;
    end if;
    if new.category <> old.category then
      new.category_by := case when new.agreed_category is distinct from new.category then author end;
    end if;
  end if;
  return new;
end $$;

revoke execute on function games_agreed_facts from public, pavilion_app;
