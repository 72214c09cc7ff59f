-- published: the games of the catalogue by the codes of the vendors that settle their rounds, with what they give back in hundredths of a per cent, as far as it is
-- agreed on.
create or replace view game_facts with (security_invoker = true) as
select coalesce(game_vendors.connection, vendor) as vendor, vendor_game_code as code, agreed_category as category, agreed_rtp as rtp, games.name, name_bn
from games join game_vendors on game_vendors.code = games.vendor
where agreed_rtp is not null and agreed_category is not null;

revoke all on game_facts from public, pavilion_app;
grant select on game_facts to pavilion_app;
