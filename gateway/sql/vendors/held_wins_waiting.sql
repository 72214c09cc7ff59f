-- published: wins that wait for operators.
create or replace view held_wins_waiting with (security_invoker = true) as
select member_id, vendor, round, reference
from held_wins where state = 'held';

revoke all on held_wins_waiting from public, pavilion_app;
grant select on held_wins_waiting to pavilion_app;
