-- An open round keeps its player from another one of the same title, and from no other title. Numbers of rounds on one pair of seeds stay unique by `rounds_seed_pair_id_nonce_key`.
drop index one_open_round;
create unique index one_open_round on rounds (player_id, game_code) where state not in ('settled', 'rolled_back', 'refused');
