-- Deposits and withdrawals are called so in the schema too; payments are both together. Gateways of the release before go on meanwhile: tables
-- keep their old names as views (gateway/sql/**/{payments,payment_methods,payout_methods,ledger_watch,…}.sql) and functions as calls of the new
-- ones; renamed columns of tables that keep their name stand beside the old ones, filled by the triggers `*_old_names`. All of this goes a
-- release later.
-- calls: bonuses_old_names, withdrawals_old_names, reconciliations_old_names, payment_callbacks_old_names

-- narrows: the view `payments` stands in for it.
alter table payments rename to deposits;
-- narrows: the view `payments` shows it as `concern`.
alter table deposits rename column concern to review_reason;
-- narrows: the view `payment_methods` stands in for it.
alter table payment_methods rename to deposit_methods;
-- narrows: the view `payment_method_rules` stands in for it.
alter table payment_method_rules rename to deposit_method_rules;
-- narrows: the view `payment_slips` stands in for it.
alter table payment_slips rename to deposit_slips;
-- narrows: the view `payment_slips` shows it as `payment_id`.
alter table deposit_slips rename column payment_id to deposit_id;
-- narrows: the view `payment_approvals` stands in for it.
alter table payment_approvals rename to deposit_approvals;
-- narrows: the view `payment_approvals` shows it as `payment_id`.
alter table deposit_approvals rename column payment_id to deposit_id;
-- narrows: the view `payout_methods` stands in for it.
alter table payout_methods rename to withdrawal_methods;
-- narrows: the view `ledger_watch` stands in for it.
alter table ledger_watch rename to ledger_check_progress;
-- narrows: the view `ledger_watch` shows it as `looked_at`.
alter table ledger_check_progress rename column looked_at to checked_at;
-- narrows: a function of the old name calls it.
alter function ledger_look rename to ledger_check;
-- narrows: a function of the old name calls it.
alter function ledger_look_ahead rename to ledger_check_mark;
-- narrows: only `ledger_check` calls it.
alter function ledger_faults_of_pass rename to ledger_faults_of_full_check;

-- Constraints, indexes, triggers and their functions, by whose names no gateway goes.
do $$
declare
  each record;
begin
  for each in
    select conrelid::regclass as of, conname as name, new || substr(conname, length(old) + 1) as renamed
      from pg_constraint join (values ('deposits', 'payments', 'deposits'), ('deposit_methods', 'payment_methods', 'deposit_methods'),
        ('deposit_method_rules', 'payment_method_rules', 'deposit_method_rules'), ('deposit_slips', 'payment_slips', 'deposit_slips'),
        ('deposit_approvals', 'payment_approvals', 'deposit_approvals'), ('withdrawal_methods', 'payout_methods', 'withdrawal_methods'),
        ('ledger_check_progress', 'ledger_watch', 'ledger_check_progress')) as tables (name, old, new)
        on conrelid = tables.name::regclass and starts_with(conname, old || '_')
  loop
    execute format('alter table %s rename constraint %I to %I', each.of, each.name, replace(replace(
      each.renamed, '_payment_id_', '_deposit_id_'), '_concern', '_review_reason'));
  end loop;
  for each in select indexrelid::regclass as name, indexrelid::regclass::text as old from pg_index
    where indrelid = 'deposits'::regclass and starts_with(indexrelid::regclass::text, 'payments_')
  loop
    execute format('alter index %s rename to %I', each.name, replace(each.old, 'payments_', 'deposits_'));
  end loop;
  for each in select * from (values ('deposits', 'payments_keep_their_end', 'deposits_guard_state'),
    ('withdrawals', 'withdrawals_keep_their_way', 'withdrawals_guard_state'), ('bonuses', 'bonuses_keep_their_end', 'bonuses_guard_state'),
    ('adjustments', 'adjustments_keep_their_way', 'adjustments_guard_state'), ('outbox', 'outbox_keeps_its_end', 'outbox_guard_state'))
    as triggers (of, old, renamed)
  loop
    execute format('alter trigger %I on %I rename to %I', each.old, each.of, each.renamed);
    execute format('alter function %I() rename to %I', each.old, each.renamed);
  end loop;
end $$;

-- What became of callbacks: `heard` is `handled` now. The triggers turn what gateways of the release before write.
alter table payment_callbacks drop constraint payment_callbacks_verdict_check;
update payment_callbacks set verdict = 'handled' where verdict = 'heard';
-- narrows: the trigger turns `heard`.
alter table payment_callbacks add constraint payment_callbacks_verdict_check
  check (verdict in ('handled', 'repeated', 'unsigned', 'stale', 'unknown', 'other'));
create trigger payment_callbacks_old_names before insert on payment_callbacks
  for each row execute function payment_callbacks_old_names();

-- A bonus that its member gave up is `forfeited`.
alter table bonuses disable trigger bonuses_guard_state, drop constraint bonuses_state_check, add column deposit_id uuid;
update bonuses set deposit_id = payment_id, state = case state when 'given-up' then 'forfeited' else state end;
-- narrows: the trigger turns `given-up`.
alter table bonuses add constraint bonuses_state_check check (state in ('active', 'released', 'expired', 'forfeited', 'cancelled'));
-- narrows: it holds what `payment_id` holds, which is unique.
alter table bonuses add constraint bonuses_deposit_id_key unique (deposit_id);
alter table bonuses enable trigger bonuses_guard_state;
create trigger bonuses_old_names before insert or update on bonuses for each row execute function bonuses_old_names();

alter table withdrawals add column flags text[];
update withdrawals set flags = marks;
create trigger withdrawals_old_names before insert on withdrawals for each row execute function withdrawals_old_names();

alter table reconciliations add column requested_by text;
update reconciliations set requested_by = asked_by;
create trigger reconciliations_old_names before insert or update on reconciliations
  for each row execute function reconciliations_old_names();
