-- What each waiting change came to when it was asked for: the values it turns, and the codes of what speaks against it. A scheduled one
-- whose effects are different when its time comes waits for somebody to look at it. Null for those from before this was kept: they wait too.
alter table registry_pending add column effects jsonb;
