-- What an agent sends down takes the duty to stake it along, as if the recipient had paid it in; negative for whoever sent more than they got.
create or replace function duty_handed_down(member bigint) returns bigint language sql stable as $$
  select coalesce(sum(case when recipient_id = member then amount else -amount end), 0)::bigint
  from member_transfers where direction = 'down' and member in (sender_id, recipient_id);
$$;
