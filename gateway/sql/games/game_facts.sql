-- published: the games of the catalogue by the codes of the vendors that settle their rounds, with what they give back in hundredths of a per cent, as far as it is
-- agreed on.
create or replace view game_facts with (security_invoker = true) as
select connection as vendor, vendor_game_code as code, agreed_category as category, agreed_rtp as rtp, name, name_bn
from games
where agreed_rtp is not null and agreed_category is not null;

revoke all on game_facts from public, pavilion_app;
grant select on game_facts to pavilion_app;
