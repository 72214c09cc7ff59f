-- needs: held_wins_waiting, wallet_ceiling
-- Reads every row by its key: a plan that was made while a table was small must not read the whole of it when it has grown.
create or replace function wallet_plain_lines(movements jsonb) returns wallet_line[]
language sql volatile set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
  select array_agg(row(place::int, nextval('ledger_transaction_ids'), member_id, currency, wallet, brand, kind, reference, amount, effect, after,
      related, vendor, game, round, round_closed, place = last, version)::wallet_line order by place)
  from (
    select line.*, bool_and(plain and after >= 0 and after <= wallet_ceiling()) over (partition by member_id) as fits,
      max(place) over (partition by member_id, currency, wallet) as last
    from (
      select place, asked.member_id, asked.currency, change.wallet, brand, kind, reference, amount, change.effect, related, vendor, game, round,
        round_closed, account.balance + sum(change.effect) over (partition by asked.member_id, asked.currency, change.wallet order by place) as after,
        -- What is posted together is one change of the wallet.
        account.version + 1 as version,
        coalesce(kind in ('bet', 'win') and (kind = 'win') = (related is not null) and change.wallet is not null and not account.limited
          and amount >= 0 and vendor is not null and game is not null and round is not null
          and asked.at is null and provider is null and fee is null and sender is null
          -- A round that has ended, before or in this batch, or is of another game: movement by movement.
          and not coalesce(played.ended, false) and coalesce(played.of_game = asked.game, true)
          and not coalesce(bool_or(round_closed) over before_it, false) and first_value(asked.game) over of_round = asked.game
          -- A round that would win more than its cap, or of which a win waits: movement by movement, too.
          and (capped.cap is null or not capped.waits and (asked.amount = 0
            or coalesce(played.won, 0) + sum(asked.amount) filter (where kind = 'win') over of_round <= capped.cap)), false) as plain
      from rows from (jsonb_populate_recordset(null::wallet_movement, movements)) with ordinality
        as asked (member_id, brand, currency, kind, reference, amount, related, vendor, game, round, round_closed, at, wallet, provider, fee, sender, cap, place)
      left join lateral (
        select bet.wallet from ledger_transactions bet
        where asked.kind = 'win' and bet.member_id = asked.member_id and bet.reference = asked.related
          and bet.kind = 'bet' and bet.outcome = 'posted' and bet.currency = asked.currency
          and bet.vendor = asked.vendor and bet.game = asked.game and bet.round = asked.round
          and not exists (select from ledger_transactions undo
            where undo.member_id = bet.member_id and undo.related = bet.reference and undo.kind = 'rollback' and undo.outcome = 'posted')
        limit 1
      ) bet on true
      cross join lateral (
        select case asked.kind when 'win' then bet.wallet else coalesce(asked.wallet, 'main') end as wallet,
          case asked.kind when 'win' then asked.amount else -asked.amount end as effect
      ) change
      left join lateral (
        select balance, limited, version from wallet_accounts known
        where known.member_id = asked.member_id and known.currency = asked.currency and known.wallet = change.wallet limit 1
      ) account on true
      left join lateral (
        select known.closed as ended, known.game as of_game, known.wins as won from game_rounds known
        where known.member_id = asked.member_id and known.vendor = asked.vendor and known.round = asked.round limit 1
      ) played on true
      left join lateral (
        select asked.cap, exists (
          select from held_wins_waiting waiting
          where waiting.member_id = asked.member_id
            and (waiting.reference = asked.reference or waiting.vendor = asked.vendor and waiting.round = asked.round)) as waits
        where asked.kind = 'win' and asked.cap is not null
      ) capped on true
      window of_round as (partition by asked.member_id, asked.vendor, asked.round order by place),
        before_it as (of_round rows between unbounded preceding and 1 preceding)
    ) line
  ) line where fits;
$$;

revoke execute on function wallet_plain_lines from public, pavilion_app;
