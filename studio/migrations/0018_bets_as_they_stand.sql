-- What a player set in a session and has not played, as its page writes it: a refresh of the page finds it again. Nothing but that page reads it.
alter table sessions add column bet text;
