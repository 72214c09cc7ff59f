-- published: how much of a round counts in a brand, by the time at which the round began.
create or replace view counting_terms with (security_invoker = true) as
select brand, terms -> 'contribution' as contribution, valid_from, valid_until
from promotion_rules where kind = 'counting' and enabled;

revoke all on counting_terms from public, pavilion_app;
grant select on counting_terms to pavilion_app;
