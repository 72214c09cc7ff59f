-- Operators write what was written by migrations alone until now: the help centre and the legal page, pages in social networks, apps, how many
-- words feedback may have. Each set grows its version with every change, so that of two operators the second is told.
alter table brand_site add column settings_version integer not null default 0;
alter table brand_legal add column help_version integer not null default 0;
grant update (feedback_min, feedback_max, settings_version) on brand_site to pavilion_app;
grant insert, update, delete on brand_resources to pavilion_app;
grant update (title, content, help_version) on brand_legal to pavilion_app;
grant update (title, content) on help_articles to pavilion_app;
grant update (title) on help_sections to pavilion_app;
