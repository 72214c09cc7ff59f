-- A round of some models is played step by step: the player's decisions so far, in their order, as JSON text. While it waits for the next one it is playing.
alter table rounds
  add column steps text,
  drop constraint rounds_state_check,
  add constraint rounds_state_check check (
    state in ('created', 'bet_sent', 'bet_confirmed', 'playing', 'outcome_decided', 'win_sent', 'settled', 'rollback_due', 'rolled_back', 'refused')
  );
