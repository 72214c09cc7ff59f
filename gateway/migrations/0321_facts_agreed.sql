-- calls: games_agreed_facts
-- What bonuses believe of a game. What its vendor says is believed; what a file of one operator says is believed when another operator brings the same.
alter table games
  add column agreed_rtp      integer,
  add column agreed_category text,
  -- Whose file said it, until somebody else agrees.
  add column rtp_by          text,
  add column category_by     text;
update games set agreed_rtp = rtp, agreed_category = category;

create trigger games_agreed_facts before insert or update of rtp, category on games for each row execute function games_agreed_facts();
