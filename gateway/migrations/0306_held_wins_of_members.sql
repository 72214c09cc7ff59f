-- Members see their own held wins, the latest first.
create index held_wins_of_member on held_wins (member_id, held_at desc);
