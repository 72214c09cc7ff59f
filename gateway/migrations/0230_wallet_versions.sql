-- Each wallet counts its changes, so that an older balance never takes the place of a newer one on a page; and open pages are told of
-- deposits and withdrawals by the database itself, once a change is committed and never when it is rolled back.
-- calls: bus_notify, deposits_notify_change, withdrawals_notify_change

-- One when it is opened, one more with each change of its balance. A wallet that was never opened stands at none.
alter table wallet_accounts add column version bigint not null default 1;
alter type wallet_line add attribute version bigint;

-- The answer to a movement, and which wallet it moved: `version` is missing where no money moved.
create type wallet_result as (
  member_id bigint,
  outcome   text,
  balance   bigint,
  effect    bigint,
  repeated  boolean,
  wallet    text,
  version   bigint
);
-- narrows: gateway/sql/wallet makes it anew in the same start, and older gateways name the columns that they read.
drop function wallet_post(jsonb);
-- narrows: made anew as well, and the columns of before have their names.
drop function wallet_post_together(jsonb);

create trigger deposits_notify_change after insert or update of state, arrived, credited, reason on deposits
  for each row execute function deposits_notify_change();
create trigger withdrawals_notify_change after insert or update of state, paid, confirmation, reason on withdrawals
  for each row execute function withdrawals_notify_change();
