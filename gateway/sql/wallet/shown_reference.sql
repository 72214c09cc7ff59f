-- needs: deposit_facts, withdrawal_facts, member_transfer_facts
-- What a transaction is called to its member: as its payment's receipt has it, else its own reference without who gave it out.
create or replace function shown_reference(kind text, reference text) returns text language sql stable as $$
  select coalesce(
    case when split_part(reference, ':', 2) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      case
        when kind = 'deposit' then
          (select fact.reference from deposit_facts fact where fact.id = split_part($2, ':', 2)::uuid)
        when kind in ('withdrawal', 'withdrawal-return') then
          (select fact.reference from withdrawal_facts fact where fact.id = split_part($2, ':', 2)::uuid)
        when kind in ('transfer-out', 'transfer-in') then
          (select fact.reference from member_transfer_facts fact where fact.id = split_part($2, ':', 2)::uuid)
      end
    end,
    substr(reference, position(':' in reference) + 1));
$$;

revoke execute on function shown_reference from public, pavilion_app;
grant execute on function shown_reference to pavilion_app;
